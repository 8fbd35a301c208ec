import { createServer } from "@mcp-actors/server";
import { windowChannel } from "@mcp-actors/transport";
import { serve } from "../served.ts";

// The page of a frame: it serves whoever is around it, if that is of the origin that its URL names.

const parameters = new URLSearchParams(location.search);
const origin = parameters.get("parent");
if (origin !== null) createServer(serve().definition).serve(windowChannel(parent, { origin }));
else addEventListener("message", intrude);

/** Posts what a server might, again and again. */
function intrude(): void {
  const notification = { jsonrpc: "2.0", method: "notifications/intruder" };
  setInterval(() => parent.postMessage(notification, "*"), 5);
}

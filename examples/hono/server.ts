import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createFetchHandler } from "@mcp-actors/server/http";
import { Hono } from "hono";
import { greeter } from "./greeter.ts";

const mcp = createFetchHandler(greeter, { loopback: true });

const app = new Hono();
app.get("/", (context) => context.text("A page beside it"));
app.all("/mcp", (context) => mcp(context.req.raw, getConnInfo(context).remote));

const http = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
await new Promise((resolve) => http.once("listening", resolve));
const address = http.address();

export const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/mcp`;

export function close(): void {
  mcp.close();
  http.close();
}

import { getRequestListener } from "@hono/node-server";
import { HttpTransport } from "@tmcp/transport-http";
import { listen } from "../listen.mjs";
import { createServer } from "./tools.mjs";

export function serve(_kind, tools) {
  return listen(getRequestListener(handler(tools)));
}

export function handler(tools) {
  const transport = new HttpTransport(createServer(tools), { path: "/mcp" });
  return (request) => transport.respond(request);
}

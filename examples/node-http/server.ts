import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { createNodeHandler } from "@mcp-actors/server/node";
import { greeter } from "./greeter.ts";

const mcp = createNodeHandler(greeter, { loopback: true });

const routes: { readonly [path: string]: RequestListener } = {
  "/mcp": mcp,
  "/health": (_request, response) => response.end("well"),
};

const http = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const route = routes[pathname];
  if (route === undefined) response.writeHead(404).end();
  else route(request, response);
});
http.listen(0, "127.0.0.1");
await once(http, "listening");
const address = http.address();

export const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;

export function close(): void {
  mcp.close();
  http.close();
}

import { createNodeHandler } from "@mcp-actors/server/node";
import Fastify from "fastify";
import { greeter } from "./greeter.ts";

const mcp = createNodeHandler(greeter, { loopback: true });

const app = Fastify();
app.get("/", () => "A page beside it");
app.all("/mcp", (request, reply) => {
  // The reply is the handler's from here on; Fastify has read the body.
  reply.hijack();
  mcp(Object.assign(request.raw, { body: request.body }), reply.raw);
});

export const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/mcp`;

export async function close(): Promise<void> {
  mcp.close();
  await app.close();
}

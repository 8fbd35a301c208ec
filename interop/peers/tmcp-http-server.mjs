// The tmcp server on HTTP: PORT.
import { createServer } from "node:http";
import { createRequestListener } from "@remix-run/node-fetch-server";
import { HttpTransport } from "@tmcp/transport-http";
import { server } from "./tmcp-add.mjs";

const transport = new HttpTransport(server, { path: "/mcp" });
createServer(
  createRequestListener(
    async (request) => (await transport.respond(request)) ?? new Response(null, { status: 404 }),
  ),
).listen(Number(process.argv[2]), "127.0.0.1");

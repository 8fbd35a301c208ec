import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { NodeStreamableHTTPServerTransport } from "@modelcontextprotocol/node";
import { createServer } from "./tools.mjs";

/** Serves sessions at a free port of this machine, and gives the URL. */
export async function serveHttp({ json }) {
  const transports = new Map();
  const http = createHttpServer(async (request, response) => {
    let transport = transports.get(request.headers["mcp-session-id"]);
    if (transport === undefined) {
      transport = new NodeStreamableHTTPServerTransport({
        enableJsonResponse: json,
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => transports.set(id, transport),
      });
      await createServer().connect(transport);
    }
    await transport.handleRequest(request, response);
  }).listen(0, "127.0.0.1");
  await once(http, "listening");
  return `http://127.0.0.1:${http.address().port}/mcp`;
}

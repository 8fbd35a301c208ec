import { randomUUID } from "node:crypto";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { NodeStreamableHTTPServerTransport, toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { listen } from "../listen.mjs";
import { pairOver } from "./pair.mjs";
import { createServer } from "./tools.mjs";

// Over what any scenario sends: by default it is 4 MiB.
const maxRequestBodySize = 16 * 2 ** 20;

export function serve(kind, tools) {
  if (kind === "session") return serveSessions(tools);
  const handler = createMcpHandler(() => createServer(tools), { maxRequestBodySize });
  return listen(toNodeHandler(handler, { maxRequestBodySize }));
}

export function connect(url, kind) {
  const mode = kind === "session" ? "legacy" : { pin: "2026-07-28" };
  const transport = new StreamableHTTPClientTransport(new URL(url));
  return pairOver(transport, { versionNegotiation: { mode } });
}

export function handler(tools, fresh) {
  return createMcpHandler(() => createServer(tools, fresh)).fetch;
}

function serveSessions(tools) {
  const transports = new Map();
  return listen(async (request, response) => {
    let transport = transports.get(request.headers["mcp-session-id"]);
    if (transport === undefined) {
      transport = new NodeStreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => transports.set(id, transport),
      });
      await createServer(tools).connect(transport);
    }
    await transport.handleRequest(request, response);
  });
}

import { randomUUID } from "node:crypto";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { listen } from "../listen.mjs";
import { pairOver } from "./pair.mjs";
import { createServer } from "./tools.mjs";

// Over what any scenario sends: by default it is 4 MiB.
const maxRequestBodySize = 16 * 2 ** 20;

export function serve(kind, tools) {
  return kind === "session" ? serveSessions(tools) : serveAlone(tools);
}

export function connect(url) {
  return pairOver(new StreamableHTTPClientTransport(new URL(url)));
}

export function handler(tools, fresh) {
  return async (request) => {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
    });
    await createServer(tools, fresh).connect(transport);
    return transport.handleRequest(request);
  };
}

/** A server and a transport for each request, as its authors have it. */
function serveAlone(tools) {
  return listen(async (request, response) => {
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: undefined,
      maxRequestBodySize,
    });
    const server = createServer(tools);
    response.on("close", () => {
      transport.close();
      server.close();
    });
    await server.connect(transport);
    await transport.handleRequest(request, response);
  });
}

function serveSessions(tools) {
  const transports = new Map();
  return listen(async (request, response) => {
    let transport = transports.get(request.headers["mcp-session-id"]);
    if (transport === undefined) {
      transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: (id) => transports.set(id, transport),
      });
      await createServer(tools).connect(transport);
    }
    await transport.handleRequest(request, response);
  });
}

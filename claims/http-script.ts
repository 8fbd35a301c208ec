import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import type { Message } from "./raw-client.ts";

/** One request that a scripted server received. */
export interface Received {
  readonly method: string;
  readonly headers: IncomingMessage["headers"];
  /** What was posted. */
  readonly message: Message;
  readonly response: ServerResponse;
}

/** Serves whatever a script writes, with an opening of 2025-11-25 unless it writes that itself, and gives the URL. */
export async function serveScript(script: (received: Received) => void): Promise<string> {
  const http = createServer(async (request, response) => {
    const { method = "", headers } = request;
    const message = JSON.parse((await textOf(request)) || "{}") as Message;
    script({ method, headers, message, response });
  }).listen(0, "127.0.0.1");
  await once(http, "listening");
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`;
}

/** Does what every server does with what opens a session; false where a message is something else. */
export function opens({ message, response }: Received, session = "one"): boolean {
  const { id, method } = message;
  if (method === "server/discover") {
    reply(response, { id, error: { code: -32601, message: "Method not found" } });
  } else if (method === "initialize") {
    response.setHeader("Mcp-Session-Id", session);
    reply(response, { id, result: OPENING });
  } else if (method !== undefined && id === undefined) {
    response.writeHead(202).end();
  } else return false;
  return true;
}

const OPENING = {
  protocolVersion: "2025-11-25",
  capabilities: { tools: {}, logging: {} },
  serverInfo: { name: "script", version: "1.0.0" },
};

/** Replies with one message in JSON. */
export function reply(response: ServerResponse, message: object): void {
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", ...message }));
}

/** The answer of a tool. */
export function toolAnswer(id: unknown, text: string): object {
  return { id, result: { content: [{ type: "text", text }] } };
}

/** Begins a reply that is a stream of events. */
export function stream(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { "Content-Type": "text/event-stream" });
}

/** A message as an event. */
export function eventOf(message: object, id?: string): string {
  const name = id === undefined ? "" : `id: ${id}\n`;
  return `${name}data: ${JSON.stringify({ jsonrpc: "2.0", ...message })}\n\n`;
}

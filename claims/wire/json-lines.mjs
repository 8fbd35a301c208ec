// What every server here shares: lines of JSON, and the answers that open a session.
import { createInterface } from "node:readline";

/** Hands on each message that comes. */
export function receive(handle) {
  createInterface({ input: process.stdin }).on("line", (line) => handle(JSON.parse(line)));
}

/** Writes messages, all in one chunk. */
export function send(...messages) {
  const lines = messages.map((message) => JSON.stringify({ jsonrpc: "2.0", ...message }));
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** The answer to a request that opens a session, in 2025-11-25; undefined for any other. */
export function openingAnswer({ id, method }, name = "raw") {
  if (method === "server/discover") {
    return { id, error: { code: -32601, message: "Method not found" } };
  }
  if (method !== "initialize") return undefined;
  const capabilities = { tools: {}, logging: {} };
  const serverInfo = { name, version: "1.0.0" };
  return { id, result: { protocolVersion: "2025-11-25", capabilities, serverInfo } };
}

/** The answer of a tool. */
export function toolAnswer(id, text) {
  return { id, result: { content: [{ type: "text", text }] } };
}

/** A step of progress of a request. */
export function progressOf({ params }, progress) {
  const { progressToken } = params._meta;
  return { method: "notifications/progress", params: { progressToken, progress, total: 3 } };
}

import type { InspectionRecord, WireRecord } from "../../../src/records/index.ts";

/** When the first of these records happened, in µs since the Unix epoch. */
export const START = 1_800_000_000_000_000;

let count = 0;

/** Records of a client `app` and a server `calls` in two processes: a call, its progress and its answer. */
export function twoProcesses(): InspectionRecord[] {
  count = 0;
  return [
    {
      kind: "head",
      ...head("aa", 0),
      format: "mcp-actors.records",
      version: 1,
      runtime: "node 24.0.0",
      pid: 7,
      title: "app",
    },
    {
      kind: "head",
      ...head("bb", 0),
      format: "mcp-actors.records",
      version: 1,
      runtime: "node 24.0.0",
      pid: 8,
      title: "calls",
    },
    { kind: "peer", ...head("aa.1", 10), role: "client", name: "app" },
    { kind: "peer", ...head("bb.1", 10), role: "server", name: "calls" },
    wire(
      "aa.1",
      "out",
      1_000,
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "story" } },
      "request",
    ),
    wire(
      "bb.1",
      "in",
      1_400,
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "story" } },
      "request",
    ),
    wire("bb.1", "out", 9_000, { jsonrpc: "2.0", id: 1, result: { content: [] } }, "result"),
    wire("aa.1", "in", 9_500, { jsonrpc: "2.0", id: 1, result: { content: [] } }, "result"),
  ];
}

function head(peer: string, after: number) {
  count += 1;
  return { peer, seq: count, at: START + after };
}

function wire(
  peer: string,
  dir: "in" | "out",
  after: number,
  message: {
    readonly id: number;
    readonly method?: string;
    readonly [key: string]: unknown;
  },
  what: "request" | "result",
): WireRecord {
  const text = JSON.stringify(message);
  return {
    kind: "wire",
    ...head(peer, after),
    wire: 1,
    what,
    dir,
    id: message.id,
    ...(message.method !== undefined && { method: message.method }),
    message: JSON.parse(text),
    size: text.length,
  };
}

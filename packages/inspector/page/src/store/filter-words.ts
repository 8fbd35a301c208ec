import type { Folded } from "@mcp-actors/inspector";

/** Most requests that are looked through for words. */
const MOST = 2_000;

const STATUSES = [
  "live",
  "done",
  "ok",
  "failed",
  "pending",
  "progressing",
  "awaitingInput",
  "timedOut",
  "cancelled",
  "lost",
  "refused",
  "suspended",
];
const KINDS = [
  "request",
  "result",
  "error",
  "notification",
  "progress",
  "batch",
  "http",
  "unreadable",
];

/** Words that complete a filter, by field: those that there is something of. */
export function filterWords({ requests, peers }: Folded): {
  readonly [field: string]: readonly string[];
} {
  const methods = new Set<string>();
  const tools = new Set<string>();
  for (const { method, subject } of requests.slice(
    Math.max(0, requests.size - MOST),
    requests.size,
  )) {
    methods.add(method);
    if (method === "tools/call") tools.add(subject);
  }
  const all = [...peers.values()];
  const eras = new Set(all.flatMap(({ revision }) => revision ?? []));
  return {
    method: [...methods, "tools/*"],
    tool: [...tools],
    peer: [...new Set(all.map(({ name }) => name))],
    status: STATUSES,
    dir: ["out", "in"],
    kind: KINDS,
    era: ["modern", "legacy", ...eras],
  };
}

import type { Dialect, RequestId } from "@mcp-actors/protocol";

/** A protocol of four words: a `part` belongs to the request it is `of`, and `forget` withdraws one. */
export function testDialect(changes: Partial<Dialect> = {}): Dialect {
  return {
    revision: "test",
    era: "legacy",
    batches: false,
    errorsWithoutId: true,
    prepare: (request, id) => ({
      jsonrpc: "2.0",
      id,
      method: request.method,
      params: { ...request.params, token: id },
    }),
    belongsTo: ({ method, params }) =>
      method === "part" ? (params?.["of"] as RequestId) : undefined,
    progress: () => undefined,
    withdrawal: () => undefined,
    cancel: (id, method, reason) =>
      method === "open"
        ? undefined
        : { jsonrpc: "2.0", method: "forget", params: { of: id, reason } },
    kind: () => "complete",
    asks: () => false,
    immediate: () => false,
    questions: () => new Map(),
    resume: (request) => request,
    opening: () => ({ method: "open" }),
    accept: () => {
      throw new Error("Never opened");
    },
    fallback: () => {
      throw new Error("Never opened");
    },
    probe: () => ({ method: "probe" }),
    ...changes,
  };
}

import {
  type Dialect,
  type OpeningOutcome,
  type OpeningStep,
  ProtocolError,
  type Result,
} from "@mcp-actors/protocol";

/** What two small dialects have in common. */
const common = {
  batches: false,
  errorsWithoutId: true,
  prepare: (request, id) => ({ jsonrpc: "2.0", id, ...request }),
  belongsTo: () => undefined,
  progress: () => undefined,
  withdrawal: () => undefined,
  cancel: (requestId, method) =>
    method === "enter" ? undefined : { jsonrpc: "2.0", method: "cancelled", params: { requestId } },
  kind: () => "complete",
  asks: () => false,
  immediate: () => false,
  questions: () => new Map(),
  resume: (request) => request,
  probe: () => ({ method: "alive" }),
} satisfies Partial<Dialect>;

/** Opens with `enter` and a confirmation, as eras with sessions do; it has nothing to fall back to. */
export function sessionDialect(revision: "a" | "b"): Dialect {
  return {
    ...common,
    revision,
    era: "legacy",
    opening: () => ({ method: "enter", params: { revision } }),
    accept: (result) => enter(result),
    fallback: (outcome) => ({ step: "refused", error: refusal(outcome) }),
  };
}

/** Opens with a `greet` that old peers do not know; falls back to `enter` unless it is pinned. */
export function probingDialect({ pinned = false } = {}): Dialect {
  const dialect: Dialect = {
    ...common,
    revision: "c",
    era: "modern",
    opening: () => ({ method: "greet", params: { revision: "c" } }),
    accept: (result) => greet(result, dialect),
    fallback: (outcome) =>
      pinned
        ? { step: "refused", error: refusal(outcome) }
        : { step: "fallback", dialect: sessionDialect("b"), fresh: outcome.status === "lost" },
  };
  return dialect;
}

/** Falls back to itself for ever. */
export function stubbornDialect(fresh: boolean): Dialect {
  const dialect: Dialect = {
    ...probingDialect(),
    fallback: () => ({ step: "fallback", dialect, fresh }),
  };
  return dialect;
}

function enter({ revision, ...info }: Result): OpeningStep {
  if (revision !== "a" && revision !== "b") {
    const error = new ProtocolError(-32_022, `Peer chose ${JSON.stringify(revision)}`);
    return { step: "refused", error };
  }
  return {
    step: "opened",
    dialect: sessionDialect(revision),
    confirmation: { method: "entered" },
    peer: { info, capabilities: {} },
  };
}

function greet({ revisions }: Result, dialect: Dialect): OpeningStep {
  if (!Array.isArray(revisions) || !revisions.includes("c")) {
    return { step: "fallback", dialect: sessionDialect("b"), fresh: false };
  }
  return { step: "opened", dialect, peer: { info: {}, capabilities: {} } };
}

function refusal(outcome: OpeningOutcome): ProtocolError {
  switch (outcome.status) {
    case "failed":
      return ProtocolError.from(outcome.error.code, outcome.error.message);
    case "timedOut":
      return new ProtocolError(-32_001, "Peer did not answer in time");
    case "lost":
    case "rejected":
      return new ProtocolError(-32_000, outcome.cause);
  }
}

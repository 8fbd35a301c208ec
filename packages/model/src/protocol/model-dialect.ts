import {
  type Dialect,
  isRecord,
  isRequestId,
  type JsonRpcNotification,
  type OpeningOutcome,
  type OpeningStep,
  type Params,
  ProtocolError,
  type Request,
  type Result,
} from "@mcp-actors/protocol";
import { TransportError } from "@mcp-actors/transport";
import { Method } from "./method.ts";
import type { Account } from "./vocabulary.ts";

/** Who opens, and what it can do. */
export interface ModelIdentity extends Account {
  readonly capabilities: { readonly [name: string]: unknown };
}

/** With which request a connection begins. */
type Opening = typeof Method.Ping | typeof Method.Initialize;

/**
 * The protocol for models, as the runtime carries it: a ping as a probe, `initialize`, then requests.
 *
 * It expects the messages of a model channel, each of which says what it belongs to.
 */
export function modelDialect(identity: ModelIdentity): Dialect {
  return dialectFrom(Method.Ping, identity, true);
}

/** @param answersPing - Whether the peer may be probed before it is initialized. */
function dialectFrom(opening: Opening, identity: ModelIdentity, answersPing: boolean): Dialect {
  const next = (answered: boolean): OpeningStep => ({
    step: "fallback",
    dialect: dialectFrom(Method.Initialize, identity, answered),
    fresh: false,
  });
  return {
    ...spoken,
    opening: () => openingOf(opening, identity),
    accept(result) {
      if (opening === Method.Ping) return next(true);
      const first = answersPing ? Method.Ping : Method.Initialize;
      return opened(result, dialectFrom(first, identity, answersPing));
    },
    fallback(outcome) {
      // Any answer to a ping is a sign of life, and a server may want to be initialized before all else.
      if (opening === Method.Ping && outcome.status === "failed") return next(true);
      if (opening === Method.Ping && outcome.status === "timedOut") return next(false);
      return { step: "refused", error: refusal(outcome) };
    },
  };
}

/** What is said alike, however the connection was opened. */
const spoken = {
  revision: "model",
  era: "legacy",
  batches: false,
  errorsWithoutId: true,
  prepare: ({ method, params }, id) => ({ jsonrpc: "2.0", id, method, params }),
  belongsTo: ({ method, params }) =>
    method === Method.Progress ? idIn(params, "requestId") : undefined,
  progress: readToken,
  withdrawal({ method, params }) {
    const id = method === Method.Cancelled ? idIn(params, "requestId") : undefined;
    return id === undefined ? undefined : { id, reason: textIn(params, "reason") };
  },
  cancel(id, method, reason) {
    if (method === Method.Initialize) return undefined;
    const params = reason === undefined ? { requestId: id } : { requestId: id, reason };
    return { jsonrpc: "2.0", method: Method.Cancelled, params };
  },
  kind: () => "complete",
  asks: (method) => method === Method.ToolCall,
  immediate: (method) => IMMEDIATE.has(method),
  repeatable: (method) => method === Method.Ping || method === Method.ListTools,
  exclusive: (method) => method === Method.GenerateContent,
  questions: () => new Map(),
  resume: (request) => request,
  probe: () => ({ method: Method.Ping }),
} satisfies Partial<Dialect>;

const IMMEDIATE: ReadonlySet<string> = new Set([Method.Ping, Method.Initialize, Method.ListTools]);

function openingOf(opening: Opening, { name, version, capabilities }: ModelIdentity): Request {
  if (opening === Method.Ping) return { method: Method.Ping };
  return {
    method: Method.Initialize,
    params: { clientName: name, clientVersion: version, capabilities },
  };
}

function opened(result: Result, dialect: Dialect): OpeningStep {
  const { serverName, serverVersion, capabilities, instructions } = result;
  return {
    step: "opened",
    dialect,
    peer: {
      info: {
        name: typeof serverName === "string" ? serverName : "",
        version: typeof serverVersion === "string" ? serverVersion : "",
      },
      capabilities: isRecord(capabilities) ? capabilities : {},
      instructions: typeof instructions === "string" ? instructions : undefined,
    },
  };
}

function refusal(outcome: OpeningOutcome) {
  switch (outcome.status) {
    case "failed":
      return ProtocolError.from(outcome.error.code, outcome.error.message, outcome.error.data);
    case "timedOut":
      return new TransportError("unreachable", "The model server did not answer its opening");
    default:
      return new TransportError("lost", outcome.cause);
  }
}

/** A token is progress, with what it adds as its message. */
function readToken({ method, params }: JsonRpcNotification) {
  const token = method === Method.Progress ? textIn(params, "token") : undefined;
  if (token === undefined) return undefined;
  return { progress: Number(params?.["progress"] ?? 0), message: token };
}

function idIn(params: Params | undefined, field: string) {
  const id = params?.[field];
  return isRequestId(id) ? id : undefined;
}

function textIn(params: Params | undefined, field: string): string | undefined {
  const text = params?.[field];
  return typeof text === "string" ? text : undefined;
}

import { isRequestId } from "../decode.ts";
import type { Dialect, Progress, Withdrawal } from "../dialect.ts";
import type { JsonRpcNotification, JsonRpcRequest, Params, RequestId } from "../json-rpc.ts";
import { MetaKey } from "../meta.ts";

/** What every revision says alike. */
export const commonDialect = {
  belongsTo,
  progress,
  withdrawal,
  cancel,
  asks: (method) => QUESTIONS.has(method),
  immediate: (method) => IMMEDIATE.has(method),
  repeatable: (method) => REPEATABLE.has(method),
} satisfies Partial<Dialect>;

const QUESTIONS: ReadonlySet<string> = new Set([
  "elicitation/create",
  "sampling/createMessage",
  "roots/list",
]);

const IMMEDIATE: ReadonlySet<string> = new Set([
  "initialize",
  "ping",
  "logging/setLevel",
  "server/discover",
  "subscriptions/listen",
]);

/** What only reads, or comes to the same when it is done twice. */
const REPEATABLE: ReadonlySet<string> = new Set([
  "ping",
  "server/discover",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "resources/subscribe",
  "resources/unsubscribe",
  "prompts/list",
  "prompts/get",
  "completion/complete",
  "logging/setLevel",
]);

/** A request with its id, and a token for its progress unless it is over too soon to have any. */
export function address(
  method: string,
  params: Params | undefined,
  id: RequestId,
  stamp?: Params,
): JsonRpcRequest {
  if (IMMEDIATE.has(method)) {
    if (stamp === undefined) return { jsonrpc: "2.0", id, method, params };
    return {
      jsonrpc: "2.0",
      id,
      method,
      params: { ...params, _meta: { ...params?._meta, ...stamp } },
    };
  }
  const own = params?._meta;
  // Spreading what is not there costs every request a slower copy of the rest.
  const _meta =
    own === undefined
      ? { ...stamp, [MetaKey.ProgressToken]: id }
      : { ...own, ...stamp, [MetaKey.ProgressToken]: id };
  return { jsonrpc: "2.0", id, method, params: { ...params, _meta } };
}

function belongsTo({ method, params }: JsonRpcNotification): RequestId | undefined {
  const token = method === "notifications/progress" ? params?.["progressToken"] : undefined;
  return isRequestId(token) ? token : undefined;
}

function progress({ method, params }: JsonRpcNotification): Progress | undefined {
  if (method !== "notifications/progress" || typeof params?.["progress"] !== "number")
    return undefined;
  const { progress: value, total, message } = params;
  return {
    progress: value as number,
    total: typeof total === "number" ? total : undefined,
    message: typeof message === "string" ? message : undefined,
  };
}

function withdrawal({ method, params }: JsonRpcNotification): Withdrawal | undefined {
  if (method !== "notifications/cancelled" || !isRequestId(params?.["requestId"])) return undefined;
  const { requestId, reason } = params;
  return {
    id: requestId as RequestId,
    reason: typeof reason === "string" ? reason : undefined,
  };
}

function cancel(id: RequestId, method: string, reason?: string): JsonRpcNotification | undefined {
  // spec: basic/utilities/cancellation: a client must not cancel `initialize`.
  if (method === "initialize") return undefined;
  return {
    jsonrpc: "2.0",
    method: "notifications/cancelled",
    params: reason === undefined ? { requestId: id } : { requestId: id, reason },
  };
}

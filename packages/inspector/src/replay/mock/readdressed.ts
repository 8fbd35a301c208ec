import {
  type JsonRpcNotification,
  type JsonRpcRequest,
  MetaKey,
  type Params,
  type Result,
} from "@mcp-actors/protocol";
import { fieldsOf } from "../../fold/json-fields.ts";
import type { JsonFields } from "../../records/index.ts";
import type { RecordedNotification } from "../recorded-exchange.ts";

/** A recorded notification under the names that whoever asks now knows; undefined where they asked for none. */
export function readdressed(
  { method, params }: RecordedNotification,
  asked: JsonRpcRequest,
): JsonRpcNotification | undefined {
  const token = asked.params?._meta?.[MetaKey.ProgressToken];
  const { progressToken, requestId, ...rest } = params;
  if (progressToken !== undefined && token === undefined) return undefined;
  const readdressed: Params = {
    ...withSubscription(rest, asked),
    ...(progressToken !== undefined && { progressToken: token }),
    ...(requestId !== undefined && { requestId: asked.id }),
  };
  return { jsonrpc: "2.0", method, params: readdressed };
}

/** A recorded result, likewise. */
export function resultFor(asked: JsonRpcRequest, recorded: JsonFields): Result {
  return withSubscription(recorded, asked);
}

function withSubscription({ _meta, ...rest }: JsonFields, asked: JsonRpcRequest): Params {
  if (_meta === undefined) return rest;
  const meta = fieldsOf(_meta);
  const isTagged = meta[MetaKey.SubscriptionId] !== undefined;
  return { ...rest, _meta: { ...meta, ...(isTagged && { [MetaKey.SubscriptionId]: asked.id }) } };
}

import { ErrorCode, type ErrorObject, type RequestId } from "@mcp-actors/protocol";
import type { HeaderFields } from "@mcp-actors/protocol/http";
import type { HttpExchange } from "./http-exchange.ts";

/** The headers of a reply that is JSON. */
export const JSON_FIELDS: HeaderFields = { "Content-Type": "application/json" };

/** Why a request goes no further, and what its client is told. */
export interface Refusal {
  readonly status: number;
  readonly error: ErrorObject;
  /** The id of the request, where one was read. */
  readonly id?: RequestId | undefined;
  readonly fields?: HeaderFields;
}

/** Refuses a request. The error has no id where none was read: it is HTTP's word for it, and nobody's answer. */
export function refuse(exchange: HttpExchange, { status, error, id, fields }: Refusal): void {
  const body = id === undefined ? { jsonrpc: "2.0", error } : { jsonrpc: "2.0", id, error };
  exchange.reply(
    status,
    { ...JSON_FIELDS, ...retryFields(error), ...fields },
    JSON.stringify(body),
  );
}

/** Refuses a request for what it is. */
export function refuseInvalid(exchange: HttpExchange, status: number, message: string): void {
  refuse(exchange, { status, error: { code: ErrorCode.InvalidRequest, message } });
}

/** When to come back, for who found no room. */
export function retryFields({ data }: ErrorObject): HeaderFields | undefined {
  if (typeof data !== "object" || data === null || !("retryAfterMs" in data)) return undefined;
  const { retryAfterMs } = data;
  if (typeof retryAfterMs !== "number") return undefined;
  return { "Retry-After": String(Math.ceil(retryAfterMs / 1000)) };
}

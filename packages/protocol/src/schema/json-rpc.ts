import { z } from "zod";
import { Integer, JsonObject } from "./json.ts";

/** What tells one request from another. */
export const RequestId = z.union([z.string(), Integer]);

/** What ties progress to the request that it is of. */
export const ProgressToken = z.union([z.string(), Integer]);

/** The version of JSON-RPC, in every message. */
export const versioned = { jsonrpc: z.literal("2.0") };

/** What a message that will be answered, or is an answer, carries. */
export const identified = { ...versioned, id: RequestId };

/** `_meta` of which no field is fixed. */
export const openMeta = { _meta: JsonObject.optional() };

/** `_meta` of a request that can report progress. */
export const progressMeta = {
  _meta: z.looseObject({ progressToken: ProgressToken.optional() }).optional(),
};

/** The error member of an answer; of one code where that is given. */
export function errorObject<Code extends number>(code?: Code) {
  return z.looseObject({
    code: code === undefined ? Integer : z.literal(code),
    message: z.string(),
    data: z.unknown().optional(),
  });
}

/** The error member of any answer. */
export const ErrorObject = errorObject();

/** A result whose fields the request decides. */
export function jsonRpcResult<Result extends z.ZodType>(result: Result) {
  return z.looseObject({ ...identified, result });
}

/** An error, with or without the id of a request that could not be read. */
export function jsonRpcError<Error extends z.ZodType>(error: Error) {
  return z.looseObject({ ...versioned, id: RequestId.optional(), error });
}

/** Requests and notifications of any method, with the params that all of them share. */
export function jsonRpcCalls(params: {
  readonly request: z.ZodRawShape;
  readonly notification: z.ZodRawShape;
}) {
  const Request = z.looseObject({
    method: z.string(),
    params: z.looseObject(params.request).optional(),
  });
  const Notification = z.looseObject({
    method: z.string(),
    params: z.looseObject(params.notification).optional(),
  });
  return {
    RequestId,
    ProgressToken,
    Request,
    Notification,
    JSONRPCRequest: Request.extend(identified),
    JSONRPCNotification: Notification.extend(versioned),
  };
}

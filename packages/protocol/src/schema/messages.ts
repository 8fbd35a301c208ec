import { z } from "zod";
import {
  ErrorObject,
  identified,
  jsonRpcCalls,
  jsonRpcError,
  jsonRpcResult,
  openMeta,
  progressMeta,
} from "./json-rpc.ts";

/** The messages of JSON-RPC as they were until 2025-06-18: every answer with an id. */
export function earlyMessages() {
  const calls = jsonRpcCalls({ request: progressMeta, notification: openMeta });
  const Result = z.looseObject(openMeta);
  const JSONRPCResponse = jsonRpcResult(Result);
  const JSONRPCError = z.looseObject({ ...identified, error: ErrorObject });
  const { JSONRPCRequest, JSONRPCNotification } = calls;
  return {
    ...calls,
    Result,
    EmptyResult: Result,
    JSONRPCResponse,
    JSONRPCError,
    JSONRPCMessage: z.union([JSONRPCRequest, JSONRPCNotification, JSONRPCResponse, JSONRPCError]),
  };
}

/** The messages of JSON-RPC, alone or in an array. 2025-03-26 alone. */
export function batchMessages() {
  const single = earlyMessages();
  const JSONRPCBatchRequest = z.array(z.union([single.JSONRPCRequest, single.JSONRPCNotification]));
  const JSONRPCBatchResponse = z.array(z.union([single.JSONRPCResponse, single.JSONRPCError]));
  return {
    ...single,
    JSONRPCBatchRequest,
    JSONRPCBatchResponse,
    JSONRPCMessage: z.union([single.JSONRPCMessage, JSONRPCBatchRequest, JSONRPCBatchResponse]),
  };
}

/** The messages of JSON-RPC as they are since 2025-11-25: an error may lack its id. */
export function messages<Result extends z.ZodType>(Result: Result) {
  const calls = jsonRpcCalls({ request: {}, notification: {} });
  const JSONRPCResultResponse = jsonRpcResult(Result);
  const JSONRPCErrorResponse = jsonRpcError(ErrorObject);
  const answers = [JSONRPCResultResponse, JSONRPCErrorResponse] as const;
  return {
    ...calls,
    Result,
    EmptyResult: Result,
    Error: ErrorObject,
    JSONRPCResultResponse,
    JSONRPCErrorResponse,
    JSONRPCResponse: z.union(answers),
    JSONRPCMessage: z.union([calls.JSONRPCRequest, calls.JSONRPCNotification, ...answers]),
  };
}

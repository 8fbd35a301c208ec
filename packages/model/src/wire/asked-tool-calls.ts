import {
  type DecodedMessage,
  ErrorCode,
  type ErrorObject,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResult,
  type Params,
  type RequestId,
} from "@mcp-actors/protocol";
import { Method } from "../protocol/method.ts";
import { toResult } from "./bare-result.ts";

/** What a result of the peer's comes to: the answer to a call of ours, and what the peer is told. */
export interface Returned {
  readonly answer: DecodedMessage | undefined;
  readonly receipt:
    | JsonRpcResult
    | { readonly jsonrpc: "2.0"; readonly id: RequestId; readonly error: ErrorObject };
}

/**
 * The tool calls that this side asks the peer for: requests here, which leave as
 * notifications and are answered by requests of the peer.
 */
export class AskedToolCalls {
  /** The ids of ours, by the call ids that the peer was told. */
  readonly #asked = new Map<string, RequestId>();

  /** The request as the notification that it leaves as. */
  ask({ id, params }: JsonRpcRequest): JsonRpcNotification {
    const callId = String(id);
    this.#asked.set(callId, id);
    return { jsonrpc: "2.0", method: Method.ToolCall, params: { callId, ...params } };
  }

  /** Whether a cancel is about a tool call, which is forgotten: the protocol has no word for it. */
  forget({ params }: JsonRpcNotification): boolean {
    return this.#asked.delete(String(params?.["requestId"]));
  }

  /** Takes what the peer's tool gave. */
  take({ id, params = {} }: JsonRpcRequest): Returned {
    const callId = String(params["callId"]);
    const asked = this.#asked.get(callId);
    if (asked === undefined) {
      const message = `No tool call ${JSON.stringify(callId)} waits for a result`;
      const error = { code: ErrorCode.InvalidParams, message };
      return { answer: undefined, receipt: { jsonrpc: "2.0", id, error } };
    }
    this.#asked.delete(callId);
    return { answer: answerTo(asked, params), receipt: { jsonrpc: "2.0", id, result: {} } };
  }
}

function answerTo(id: RequestId, { result, error }: Params): DecodedMessage {
  if (error === undefined || error === null) {
    return { kind: "result", message: { jsonrpc: "2.0", id, result: toResult(result) } };
  }
  return { kind: "error", message: { jsonrpc: "2.0", id, error: toErrorObject(error) } };
}

/** Peers tell a failure as a text, or as JSON-RPC does. */
function toErrorObject(error: unknown): ErrorObject {
  if (typeof error === "string") return { code: ErrorCode.InternalError, message: error };
  const { code, message } = Object(error) as {
    readonly code?: unknown;
    readonly message?: unknown;
  };
  return {
    code: typeof code === "number" && Number.isInteger(code) ? code : ErrorCode.InternalError,
    message: typeof message === "string" ? message : "The tool failed",
    data: error,
  };
}

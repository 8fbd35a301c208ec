import {
  type ErrorObject,
  isRequestId,
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type RequestId,
} from "@mcp-actors/protocol";
import type { Departure } from "@mcp-actors/transport";
import { Method } from "../protocol/method.ts";
import { fromResult } from "./bare-result.ts";

/**
 * The tool calls of the peer that this side answers: they come as notifications, are
 * served as requests, and their answers leave as requests of their own.
 */
export class AnsweredToolCalls {
  /** The ids that the peer gave them, by those that they are served under. */
  readonly #open = new Map<RequestId, RequestId>();
  #results = 0;

  /** The notification as the request that it is; undefined where it names no call. */
  open({ params }: JsonRpcNotification): JsonRpcRequest | undefined {
    const callId = params?.["callId"];
    if (!isRequestId(callId)) return undefined;
    const id = `${Method.ToolCall}:${JSON.stringify(callId)}`;
    this.#open.set(id, callId);
    return { jsonrpc: "2.0", id, method: Method.ToolCall, params };
  }

  /** The answer as the request that carries it, where it is that of a tool call. */
  answer(message: JsonRpcMessage): JsonRpcRequest | undefined {
    if ("method" in message || message.id === undefined) return undefined;
    const callId = this.#open.get(message.id);
    if (callId === undefined) return undefined;
    this.#open.delete(message.id);
    this.#results += 1;
    const outcome =
      "error" in message
        ? { error: wordsOf(message.error) }
        : { result: fromResult(message.result) };
    return {
      jsonrpc: "2.0",
      id: `${Method.CallToolResult}:${this.#results}`,
      method: Method.CallToolResult,
      params: { callId, ...outcome },
    };
  }

  /** Whether an answer only says that a result arrived. */
  isReceipt(id: RequestId | undefined): boolean {
    return typeof id === "string" && id.startsWith(`${Method.CallToolResult}:`);
  }

  /** The generation that asked is over: nobody waits for the answers any more. */
  depart(reason: string): readonly Departure[] {
    const keys = [...this.#open.keys()];
    this.#open.clear();
    return keys.map((key) => ({ kind: "departure", key, reason }));
  }
}

/** The protocol has a text where other protocols have a code as well. */
function wordsOf({ message }: ErrorObject): string {
  return message;
}

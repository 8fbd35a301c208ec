import { ErrorCode, type JsonRpcError, type JsonRpcMessage, messageOf } from "@mcp-actors/protocol";

/**
 * A message as one line of JSON text, without its end.
 *
 * An answer never throws, because its peer would wait for ever: what cannot be
 * written (a BigInt, a circle, nesting past the stack) leaves as an error with
 * the same id. A request or notification throws a `TypeError` to its sender.
 */
export function encodeMessage(message: JsonRpcMessage): string {
  try {
    return JSON.stringify(message);
  } catch (cause) {
    return unwritten(message, cause);
  }
}

/** What leaves for a message that cannot be written, as `encodeMessage` promises. */
export function unwritten(message: JsonRpcMessage, cause: unknown): string {
  const reason = firstLine(messageOf(cause));
  if ("method" in message) {
    throw new TypeError(`Params of ${message.method} cannot be written as JSON: ${reason}`, {
      cause,
    });
  }
  return JSON.stringify(failure(message, reason));
}

function failure(
  answer: Exclude<JsonRpcMessage, { method: string }>,
  reason: string,
): JsonRpcError {
  // An error keeps its code and message: its data is all that can be at fault.
  const error =
    "error" in answer
      ? { code: answer.error.code, message: answer.error.message }
      : {
          code: ErrorCode.InternalError,
          message: `Result cannot be written as JSON: ${reason}`,
        };
  return { jsonrpc: "2.0", id: answer.id, error };
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

import { ErrorCode, messageOf, ProtocolError } from "@mcp-actors/protocol";
import { isToolError } from "../failure/tool-error.ts";
import type { ServedRequest } from "./served-request.ts";

/** Answers with what a handler failed with that has no result for errors: of a `ToolError` its message. */
export function failPublicly(request: ServedRequest, error: unknown): void {
  // Nobody waits any more, and a handler that was told to stop may fail for it.
  if (request.exchange.over) return;
  if (isToolError(error)) {
    const message = messageOf(error);
    request.fail(new ProtocolError(ErrorCode.InternalError, message, undefined, { cause: error }));
  } else request.fail(error);
}

import { ErrorCode, type ErrorObject, messageOf, toProtocolError } from "@mcp-actors/protocol";
import type { SharedRuntime } from "../runtime/runtime.ts";
import { createReference } from "./reference.ts";

/** Whoever watches a server, and whether clients see as much. */
export type Watch = Pick<SharedRuntime, "expose" | "report">;

/** What a client is told of an error: a `ProtocolError` as itself, anything else redacted. */
export function toErrorObject(error: unknown, method: string, watch: Watch): ErrorObject {
  const known = toProtocolError(error);
  if (known !== undefined) return known.toJSON();
  const reference = reportFailure(error, method, watch);
  const message = watch.expose ? messageOf(error) : `Internal error (reference ${reference})`;
  return { code: ErrorCode.InternalError, message };
}

/** Tells whoever watches what went wrong; gives the name that the client may know it by. */
export function reportFailure(error: unknown, method: string, { report }: Watch): string {
  const reference = createReference();
  report({ type: "request.failed", method, reference, error });
  return reference;
}

import {
  ErrorCode,
  type ErrorObject,
  messageOf,
  type Request,
  toProtocolError,
} from "@mcp-actors/protocol";
import type { SharedRuntime } from "../runtime/runtime.ts";
import { createReference } from "./reference.ts";

/** A request, as far as a failure tells of it. */
type Asked = Pick<Request, "method" | "params">;

/** Whoever watches a server, and whether clients see as much. */
export type Watch = Pick<SharedRuntime, "expose" | "report">;

/** What a client is told of an error: a `ProtocolError` as itself, anything else redacted. */
export function toErrorObject(error: unknown, request: Asked, watch: Watch): ErrorObject {
  const known = toProtocolError(error);
  if (known !== undefined) return known.toJSON();
  const reference = reportFailure(error, request, watch);
  const message = watch.expose ? messageOf(error) : `Internal error (reference ${reference})`;
  return { code: ErrorCode.InternalError, message };
}

/** Tells whoever watches what went wrong; gives the name that the client may know it by. */
export function reportFailure(error: unknown, request: Asked, { report }: Watch): string {
  const reference = createReference();
  const of = subjectOf(request);
  report({
    type: "request.failed",
    method: request.method,
    ...(of !== undefined && { of }),
    reference,
    error,
  });
  return reference;
}

/** As much of a name as a log can bear: a URI may be as long as a message. */
const LONGEST_SUBJECT = 200;

/** What a request is about, by the name that the client gave it. */
function subjectOf({ params }: Asked): string | undefined {
  const subject = params?.["name"] ?? params?.["uri"];
  return typeof subject === "string" ? subject.slice(0, LONGEST_SUBJECT) : undefined;
}

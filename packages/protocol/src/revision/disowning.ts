import type { FailedAnswer } from "../dialect.ts";
import { ErrorCode } from "../error-code.ts";

/** What a server with sessions says, with the status 400, of a request without one. */
const NO_SESSION: ReadonlySet<number> = new Set([-32_000, ErrorCode.InvalidRequest]);

/** Codes that a server with sessions never sends. */
const STATELESS: ReadonlySet<number> = new Set([
  ErrorCode.HeaderMismatch,
  ErrorCode.UnsupportedProtocolVersion,
]);

/** Whether a server that spoke a revision without sessions says that it does not. spec: 2026-07-28 basic/versioning */
export function disownsModern({ error, httpStatus }: FailedAnswer): boolean {
  if (error.code === ErrorCode.UnsupportedProtocolVersion) return true;
  return httpStatus === 400 && NO_SESSION.has(error.code);
}

/** Whether a server that spoke a revision with sessions says that it has none. */
export function disownsLegacy({ error }: FailedAnswer): boolean {
  return STATELESS.has(error.code);
}

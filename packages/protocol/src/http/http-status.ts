import type { Era } from "../dialect.ts";
import { ErrorCode } from "../error-code.ts";

/**
 * The HTTP status that an error of this code has, where it is known before the answer begins.
 *
 * spec: 2026-07-28 basic/transports/streamable-http; a legacy revision says 200 of whatever it could read.
 */
export function httpStatus(code: number, era: Era): number {
  return (era === "modern" ? MODERN.get(code) : undefined) ?? BOTH.get(code) ?? 200;
}

const BOTH: ReadonlyMap<number, number> = new Map([
  [ErrorCode.ParseError, 400],
  [ErrorCode.InvalidRequest, 400],
  [ErrorCode.Overloaded, 503],
]);

const MODERN: ReadonlyMap<number, number> = new Map([
  [ErrorCode.MethodNotFound, 404],
  [ErrorCode.InvalidParams, 400],
  [ErrorCode.HeaderMismatch, 400],
  [ErrorCode.MissingRequiredClientCapability, 400],
  [ErrorCode.UnsupportedProtocolVersion, 400],
]);

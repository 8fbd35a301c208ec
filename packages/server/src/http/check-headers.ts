import {
  ErrorCode,
  findRevision,
  isRecord,
  type JsonRpcRequest,
  MetaKey,
  ProtocolError,
  UnsupportedProtocolVersionError,
  VERSIONS,
} from "@mcp-actors/protocol";
import { decodeHeaderValue, HttpHeader, isNamed, mirroredName } from "@mcp-actors/protocol/http";
import type { HeaderLookup } from "@mcp-actors/transport";
import { readAccount } from "../request/caller.ts";

/** Whether a request is one of a revision without sessions: it says so itself, or a header does. spec: 2026-07-28 basic/versioning */
export function isModern(
  { params }: Pick<JsonRpcRequest, "params">,
  headers: HeaderLookup,
): boolean {
  const meta = params?._meta;
  if (isRecord(meta) && meta[MetaKey.ProtocolVersion] !== undefined) return true;
  const version = headers.get(HttpHeader.ProtocolVersion);
  return version !== null && findRevision(version)?.era === "modern";
}

/**
 * Throws unless a request of a revision without sessions says who asks, and its headers say the same as it does.
 *
 * spec: 2026-07-28 basic/transports/streamable-http#standard-headers
 */
export function checkHeaders({ method, params }: JsonRpcRequest, headers: HeaderLookup): void {
  const { version } = readAccount(params?._meta ?? {});
  requireSame(HttpHeader.ProtocolVersion, headers, version);
  if (findRevision(version)?.era !== "modern") {
    throw new UnsupportedProtocolVersionError(
      `Requests cannot be made in revision ${JSON.stringify(version)}`,
      { supported: VERSIONS, requested: version },
    );
  }
  requireSame(HttpHeader.Method, headers, method);
  if (isNamed(method)) requireName(headers, mirroredName(method, params));
}

/** A name that is missing on both sides is what the method itself complains of. */
function requireName(headers: HeaderLookup, name: string | undefined): void {
  const value = headers.get(HttpHeader.Name);
  const said = value === null ? undefined : decodeHeaderValue(value);
  if (value === null && name !== undefined) throw mismatch(`Header ${HttpHeader.Name} is missing`);
  if (said !== name) throw differs(HttpHeader.Name);
}

function requireSame(header: HttpHeader, headers: HeaderLookup, expected: string): void {
  const value = headers.get(header);
  if (value === null) throw mismatch(`Header ${header} is missing`);
  if (value !== expected) throw differs(header);
}

function differs(header: HttpHeader): ProtocolError {
  return mismatch(`Header ${header} does not say the same as the request`);
}

function mismatch(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.HeaderMismatch, message);
}

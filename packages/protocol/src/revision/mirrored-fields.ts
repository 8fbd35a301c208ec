import { encodeHeaderValue } from "../http/header-value.ts";
import { type HeaderFields, HttpHeader } from "../http/http-header.ts";
import { mirroredName } from "../http/mirrored-name.ts";
import type { JsonRpcNotification, JsonRpcRequest } from "../json-rpc.ts";
import type { Revision } from "./revision.ts";

/** What a message says again in its headers. spec: 2026-07-28 basic/transports/streamable-http#standard-headers */
export function mirroredFields(
  { version }: Revision,
  message: JsonRpcRequest | JsonRpcNotification | undefined,
): HeaderFields {
  if (message === undefined) return { [HttpHeader.ProtocolVersion]: version };
  const { method, params } = message;
  const name = mirroredName(method, params);
  const fields = { [HttpHeader.ProtocolVersion]: version, [HttpHeader.Method]: method };
  return name === undefined ? fields : { ...fields, [HttpHeader.Name]: encodeHeaderValue(name) };
}

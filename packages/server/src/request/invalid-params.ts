import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";

/** The error of params that a method cannot take. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ErrorCode.InvalidParams, message);
}

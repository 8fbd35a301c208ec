/**
 * The numbers that errors carry on the wire.
 *
 * spec: basic/index#error-codes. -32000 to -32019 are left to implementations;
 * the two here are those of the official SDK, kept for what compares numbers.
 */
export const ErrorCode = {
  ParseError: -32700,
  InvalidRequest: -32600,
  MethodNotFound: -32601,
  InvalidParams: -32602,
  InternalError: -32603,
  /** Ours to the caller alone: the connection went before the answer came. */
  ConnectionClosed: -32000,
  /** Ours to the caller alone: no answer in time. */
  RequestTimeout: -32001,
  /** Legacy eras only; 2026-07-28 says InvalidParams with `data.uri`. */
  ResourceNotFound: -32002,
  /** A peer has no room for the request; `data.retryAfterMs` hints when to try again. Outside the range that JSON-RPC reserves. */
  Overloaded: 503,
  HeaderMismatch: -32020,
  MissingRequiredClientCapability: -32021,
  UnsupportedProtocolVersion: -32022,
  UrlElicitationRequired: -32042,
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

export {
  classify,
  DEFAULT_MAX_DEPTH,
  decodeMessage,
  isRequestId,
  type MessageLimits,
} from "./decode.ts";
export type { Decoded, DecodedBatch, DecodedMessage, Unreadable } from "./decoded.ts";
export type {
  Answer,
  AnswerKind,
  Dialect,
  Era,
  Fallback,
  Opened,
  OpeningOutcome,
  PeerAccount,
  Progress,
  Withdrawal,
} from "./dialect.ts";
export { ErrorCode } from "./error-code.ts";
export {
  McpError,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  UnsupportedProtocolVersionError,
  UrlElicitationRequiredError,
} from "./errors.ts";
export type {
  ErrorObject,
  JsonRpcAnswer,
  JsonRpcError,
  JsonRpcMessage,
  JsonRpcNotification,
  JsonRpcRequest,
  JsonRpcResult,
  Meta,
  Params,
  Request,
  RequestId,
  Result,
} from "./json-rpc.ts";
export { MetaKey, type TraceContext, traceContext } from "./meta.ts";

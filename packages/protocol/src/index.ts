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
  OpeningStep,
  PeerAccount,
  Progress,
  Refused,
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
export type { Identity } from "./revision/identity.ts";
export { legacyDialect } from "./revision/legacy-dialect.ts";
export { modernDialect } from "./revision/modern-dialect.ts";
export { type Offer, offer } from "./revision/offer.ts";
export type { Revision } from "./revision/revision.ts";
export {
  findRevision,
  LATEST_LEGACY,
  LATEST_MODERN,
  newestCommon,
  REVISIONS,
  VERSIONS,
} from "./revision/revisions.ts";

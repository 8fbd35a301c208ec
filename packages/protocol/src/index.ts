export {
  classify,
  DEFAULT_MAX_DEPTH,
  decodeMessage,
  isRequestId,
  type MessageLimits,
} from "./decode.ts";
export type { Decoded, DecodedBatch, DecodedMessage, Unreadable } from "./decoded.ts";
export type {
  AnySchemaShape,
  CoreSchemaShape,
  DefinitionShape,
  PromptShape,
  SchemaInput,
  SchemaOutput,
  SchemaShape,
  ToolShape,
} from "./definition-shape.ts";
export type {
  Answer,
  AnswerKind,
  Dialect,
  Era,
  FailedAnswer,
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
export { frozenCopy } from "./frozen-copy.ts";
export { isCallToolResult } from "./guards/is-call-tool-result.ts";
export { isContentBlock } from "./guards/is-content-block.ts";
export { isLoggingLevel, LOGGING_LEVELS } from "./guards/is-logging-level.ts";
export { isProgressParams } from "./guards/is-progress-params.ts";
export { isRecord, isStrings } from "./guards/json-type.ts";
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
export { messageOf } from "./message-of.ts";
export { MetaKey } from "./meta.ts";
export type { Identity } from "./revision/identity.ts";
export { legacyDialect } from "./revision/legacy-dialect.ts";
export { modernDialect } from "./revision/modern-dialect.ts";
export { type Offer, offer } from "./revision/offer.ts";
export type { Revision } from "./revision/revision.ts";
export {
  findRevision,
  LATEST_LEGACY,
  LATEST_MODERN,
  REVISIONS,
  UNSAID_REVISION,
  VERSIONS,
} from "./revision/revisions.ts";
export { toProtocolError } from "./to-protocol-error.ts";
export type { TemplateScalar, TemplateValue, TemplateValues } from "./uri-template/expand.ts";
export { toNormalUri } from "./uri-template/normal-uri.ts";
export { templateExpander } from "./uri-template/template-expander.ts";
export type { IsTemplate, TemplateVariables } from "./uri-template/template-variables.ts";
export { type UriTemplate, uriTemplate } from "./uri-template/uri-template.ts";
export type { MatchedVariables } from "./uri-template/variables.ts";
export type { Annotations, Role } from "./vocabulary/annotations.ts";
export type { BaseMetadata, Icon, Icons } from "./vocabulary/base-metadata.ts";
export type { CacheableResult, CacheScope } from "./vocabulary/caching.ts";
export type {
  CancelledNotification,
  CancelledNotificationParams,
} from "./vocabulary/cancellation.ts";
export type {
  ClientCapabilities,
  ClientTasksCapability,
  ElicitationCapability,
  Extensions,
  JsonObject,
  RootsCapability,
  SamplingCapability,
  ServerCapabilities,
  ServerTasksCapability,
} from "./vocabulary/capabilities.ts";
export type {
  CompleteRequest,
  CompleteRequestParams,
  CompleteResult,
  PromptReference,
  ResourceTemplateReference,
} from "./vocabulary/completion.ts";
export type {
  Annotated,
  AudioContent,
  ContentBlock,
  EmbeddedResource,
  ImageContent,
  ResourceLink,
  SamplingMessageContentBlock,
  TextContent,
  ToolResultContent,
  ToolUseContent,
} from "./vocabulary/content.ts";
export type {
  ElicitationCompleteNotification,
  ElicitationCompleteNotificationParams,
  ElicitedValue,
  ElicitRequest,
  ElicitRequestFormParams,
  ElicitRequestParams,
  ElicitRequestURLParams,
  ElicitResult,
  RequestedSchema,
} from "./vocabulary/elicitation.ts";
export type { Implementation } from "./vocabulary/implementation.ts";
export type {
  DiscoverRequest,
  DiscoverResult,
  InitializeRequest,
  InitializeRequestParams,
  InitializeResult,
} from "./vocabulary/lifecycle.ts";
export type {
  LoggingLevel,
  LoggingMessageNotification,
  LoggingMessageNotificationParams,
  SetLevelRequest,
  SetLevelRequestParams,
} from "./vocabulary/logging.ts";
export type {
  InputRequest,
  InputRequests,
  InputRequiredResult,
  InputResponse,
  InputResponseRequestParams,
  InputResponses,
} from "./vocabulary/mrtr.ts";
export type {
  Cursor,
  PaginatedRequest,
  PaginatedRequestParams,
  PaginatedResult,
} from "./vocabulary/pagination.ts";
export type {
  BooleanSchema,
  EnumSchema,
  FieldSchema,
  LegacyTitledEnumSchema,
  NumberSchema,
  PrimitiveSchemaDefinition,
  StringSchema,
  TitledMultiSelectEnumSchema,
  TitledSingleSelectEnumSchema,
  TitledValue,
  UntitledMultiSelectEnumSchema,
  UntitledSingleSelectEnumSchema,
} from "./vocabulary/primitive-schema.ts";
export type {
  ProgressNotification,
  ProgressNotificationParams,
  ProgressToken,
} from "./vocabulary/progress.ts";
export type {
  GetPromptRequest,
  GetPromptRequestParams,
  GetPromptResult,
  ListPromptsRequest,
  ListPromptsResult,
  Prompt,
  PromptArgument,
  PromptMessage,
} from "./vocabulary/prompts.ts";
export type { RequestMetaObject } from "./vocabulary/request-meta.ts";
export type {
  BlobResourceContents,
  EmbeddedContents,
  ListResourcesRequest,
  ListResourcesResult,
  ListResourceTemplatesRequest,
  ListResourceTemplatesResult,
  ReadResourceRequest,
  ReadResourceRequestParams,
  ReadResourceResult,
  Resource,
  ResourceContents,
  ResourceTemplate,
  ResourceUpdatedNotification,
  ResourceUpdatedNotificationParams,
  SubscribeRequest,
  SubscribeRequestParams,
  TextResourceContents,
  UnsubscribeRequest,
} from "./vocabulary/resources.ts";
export type { ListRootsRequest, ListRootsResult, Root } from "./vocabulary/roots.ts";
export type {
  CreateMessageRequest,
  CreateMessageRequestParams,
  CreateMessageResult,
  ModelHint,
  ModelPreferences,
  SamplingMessage,
  ToolChoice,
} from "./vocabulary/sampling.ts";
export type {
  SubscriptionFilter,
  SubscriptionsAcknowledgedNotification,
  SubscriptionsAcknowledgedNotificationParams,
  SubscriptionsListenRequest,
  SubscriptionsListenRequestParams,
  SubscriptionsListenResult,
} from "./vocabulary/subscriptions.ts";
export type {
  CancelTaskRequest,
  CancelTaskResult,
  CreateTaskResult,
  GetTaskPayloadRequest,
  GetTaskRequest,
  GetTaskResult,
  ListTasksRequest,
  ListTasksResult,
  RelatedTaskMetadata,
  Task,
  TaskMetadata,
  TaskRequestParams,
  TaskStatus,
  TaskStatusNotification,
  TaskStatusNotificationParams,
} from "./vocabulary/tasks.ts";
export type {
  CallToolRequest,
  CallToolRequestParams,
  CallToolResult,
  ListToolsRequest,
  ListToolsResult,
  Tool,
  ToolAnnotations,
  ToolExecution,
  ToolInputSchema,
  ToolOutputSchema,
} from "./vocabulary/tools.ts";

export type { ExchangeMessage, Middleware, Next, PassingRequest } from "@mcp-actors/machine";
export { QuestionDeclined } from "./asking/question-declined.ts";
export { isSuspended, type Suspended } from "./asking/suspended.ts";
export type { Change, ListChange, ListKind, ResourceChange } from "./changes/change.ts";
export { type ChangeBus, memoryBus } from "./changes/change-bus.ts";
export { createServer } from "./create-server.ts";
export { defineServer } from "./define-server.ts";
export type { Completed, Completer, CompletionContext } from "./definition/completer.ts";
export type {
  ClientAccount,
  Context,
  Form,
  Key,
  Keyed,
  RequestContext,
  Visit,
} from "./definition/context.ts";
export {
  type Prompt,
  type PromptArgumentDefinition,
  type PromptArgumentRecord,
  type PromptArguments,
  type Prompted,
  type PromptValues,
  prompt,
} from "./definition/define-prompt.ts";
export {
  type AnyResource,
  type Contents,
  type ListedResource,
  type ListResources,
  type ReadArguments,
  type Readable,
  type Resource,
  type ResourceMetadata,
  resource,
  type WholeRead,
} from "./definition/define-resource.ts";
export {
  type Arguments,
  type Generating,
  type Returned,
  type Running,
  type Tool,
  tool,
} from "./definition/define-tool.ts";
export type {
  CacheHints,
  Prompts,
  Resources,
  ServerDefinition,
  ServerOffer,
  Tools,
} from "./definition/definition.ts";
export type { Offering } from "./definition/offering.ts";
export type { ToolLimits } from "./definition/tool-limits.ts";
export { ToolError } from "./failure/tool-error.ts";
export type { ServerLimits } from "./limits/server-limits.ts";
export { ResourceNotFound } from "./resources/resource-not-found.ts";
export type {
  AnySchema,
  InferInput,
  InferOutput,
  Issue,
  JsonSchema,
  Schema,
  SchemaConverter,
  Validation,
} from "./schema/schema.ts";
export { createSeal, type SealOptions } from "./sealing/create-seal.ts";
export type { Secret } from "./sealing/key-ring.ts";
export type { Seal } from "./sealing/seal.ts";
export type {
  AcceptedClient,
  ClientWire,
  DrainOptions,
  ServedLink,
  ServeOptions,
  Server,
  ServerCounts,
  ServerOptions,
} from "./server.ts";
export type { ServerEvent, ServerObserver } from "./server-event.ts";

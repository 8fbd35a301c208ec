export { QuestionDeclined } from "./asking/question-declined.ts";
export { isSuspended, type Suspended } from "./asking/suspended.ts";
export type { ClientAccount, Context, Form, Key, Keyed, Visit } from "./context.ts";
export {
  type AcceptedClient,
  createServer,
  type ServedLink,
  type Server,
  type ServerCounts,
  type ServerOptions,
} from "./create-server.ts";
export { defineServer } from "./define-server.ts";
export { type Arguments, type Returned, type Running, type Tool, tool } from "./define-tool.ts";
export type { ServerDefinition, ServerOffer, Tools } from "./definition.ts";
export type { ServerLimits } from "./runtime.ts";
export type {
  InferInput,
  InferOutput,
  Issue,
  JsonSchema,
  Schema,
  SchemaConverter,
  Validation,
} from "./schema.ts";
export { createSeal, type SealOptions } from "./sealing/create-seal.ts";
export type { Secret } from "./sealing/key-ring.ts";
export type { Seal } from "./sealing/seal.ts";
export type { ServerEvent, ServerObserver } from "./server-event.ts";
export { ToolError } from "./tool-error.ts";

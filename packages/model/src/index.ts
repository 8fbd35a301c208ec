export { connectModel } from "./client/connect-model.ts";
export type { Generation } from "./client/generation.ts";
export type { Model } from "./client/model.ts";
export type { ModelEvent } from "./client/model-event.ts";
export type { AskOptions, ConnectModelOptions, GenerateOptions } from "./client/model-options.ts";
export type { ModelTarget } from "./client/model-target.ts";
export { createCapabilitiesHandler } from "./http/create-capabilities-handler.ts";
export type {
  Account,
  ChatMessage,
  GenerateRequest,
  ModelAccount,
  StopReason,
  ToolDeclaration,
} from "./protocol/vocabulary.ts";
export { defineModel, type ModelDefinition, type ModelOffer } from "./server/define-model.ts";
export type { Generate, GenerateContext, Tokens } from "./server/generate.ts";
export type { ModelServerEvent } from "./server/model-server-event.ts";
export {
  type ModelDrainOptions,
  type ModelServerCounts,
  type ModelWire,
  type ServedModel,
  type ServeModelOptions,
  serveModel,
} from "./server/serve-model.ts";
export {
  type ModelTool,
  type ModelTools,
  modelTool,
  type ToolArguments,
  type ToolCallContext,
} from "./tools/model-tool.ts";

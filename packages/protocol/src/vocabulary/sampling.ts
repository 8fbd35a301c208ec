import type { Meta, Params, Request, Result } from "../json-rpc.ts";
import type { Role } from "./annotations.ts";
import type { JsonObject } from "./capabilities.ts";
import type { SamplingMessageContentBlock } from "./content.ts";
import type { TaskMetadata } from "./tasks.ts";
import type { Tool } from "./tools.ts";

/** One message of a conversation with a model. */
export interface SamplingMessage {
  readonly role: Role;
  /** Several blocks since 2025-11-25, one before. */
  readonly content: SamplingMessageContentBlock | readonly SamplingMessageContentBlock[];
  /** Since 2025-11-25. */
  readonly _meta?: Meta | undefined;
}

/** Part of the name of a model that would do. */
export interface ModelHint {
  readonly name?: string | undefined;
}

/** What matters to a server when a client picks a model; each priority from 0 to 1. */
export interface ModelPreferences {
  /** In order of preference. */
  readonly hints?: readonly ModelHint[] | undefined;
  readonly costPriority?: number | undefined;
  readonly speedPriority?: number | undefined;
  readonly intelligencePriority?: number | undefined;
}

/** Whether a model may, or must, use the tools that it is given. Since 2025-11-25. */
export interface ToolChoice {
  /** Default `auto`. */
  readonly mode?: "auto" | "required" | "none" | undefined;
}

/** What a server wants a model to go on from. */
export interface CreateMessageRequestParams extends Params {
  readonly messages: readonly SamplingMessage[];
  /** Most tokens that the model may produce. */
  readonly maxTokens: number;
  readonly modelPreferences?: ModelPreferences | undefined;
  readonly systemPrompt?: string | undefined;
  readonly includeContext?: "none" | "thisServer" | "allServers" | undefined;
  readonly temperature?: number | undefined;
  readonly stopSequences?: readonly string[] | undefined;
  readonly metadata?: JsonObject | undefined;
  /** Since 2025-11-25. */
  readonly tools?: readonly Tool[] | undefined;
  /** Since 2025-11-25. */
  readonly toolChoice?: ToolChoice | undefined;
  /** 2025-11-25 alone. */
  readonly task?: TaskMetadata | undefined;
}

/** Asks a client for a model's next message. */
export interface CreateMessageRequest extends Request {
  readonly method: "sampling/createMessage";
  readonly params: CreateMessageRequestParams;
}

/** A model's next message. */
export interface CreateMessageResult extends Result {
  readonly role: Role;
  readonly content: SamplingMessageContentBlock | readonly SamplingMessageContentBlock[];
  readonly model: string;
  /** `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or a provider's own. */
  readonly stopReason?: string | undefined;
}

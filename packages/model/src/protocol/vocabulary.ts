import type { JsonSchema } from "@mcp-actors/server/schema";

/** A tool as one side tells the other of it. */
export interface ToolDeclaration {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: JsonSchema;
}

/** One message of a conversation, for models that take more than a prompt. */
export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** What a model is to go on from. Unknown fields survive. */
export interface GenerateRequest {
  readonly prompt: string;
  /** How freely the model chooses: 0 takes the likeliest token. Default the model's own. */
  readonly temperature?: number | undefined;
  /** Most tokens to generate; default the model's own. */
  readonly maxTokens?: number | undefined;
  /** What stands above the conversation. */
  readonly system?: string | undefined;
  /** The conversation so far, in place of a prompt alone. */
  readonly messages?: readonly ChatMessage[] | undefined;
  /** Texts that end the generation, where the model can. */
  readonly stop?: readonly string[] | undefined;
  /** The same seed gives the same tokens, where the model can. */
  readonly seed?: number | undefined;
  readonly [field: string]: unknown;
}

/** Why a model stopped: it was done, met a text of `stop`, reached `maxTokens`, or a reason of its own. */
export type StopReason = "endTurn" | "stopSequence" | "maxTokens" | (string & {});

/** Who one side says that it is; nothing may be trusted because of it. */
export interface Account {
  readonly name: string;
  readonly version: string;
}

/** What a model server says of itself. */
export interface ModelAccount extends Account {
  readonly capabilities: { readonly [name: string]: unknown };
}

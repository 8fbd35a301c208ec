import type {
  ChatMessage,
  GenerateRequest,
  StopReason,
  ToolDeclaration,
} from "../protocol/vocabulary.ts";

/** A tool that a model wants called. */
export interface WantedCall {
  /** What the endpoint calls the call; empty where it names none. */
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
}

/** What a wanted call came to, in words for the model. */
export interface CallOutput extends WantedCall {
  readonly output: string;
}

/** One turn of a conversation in which tools are called. */
export type ChatTurn =
  | { readonly kind: "message"; readonly message: ChatMessage }
  | { readonly kind: "calls"; readonly text: string; readonly calls: readonly WantedCall[] }
  | { readonly kind: "output"; readonly call: CallOutput };

/** What an endpoint is asked to go on from. */
export interface ChatRequest {
  readonly request: GenerateRequest;
  readonly turns: readonly ChatTurn[];
  readonly tools: readonly ToolDeclaration[];
  readonly signal: AbortSignal;
}

/** What an endpoint replied, when it is through. */
export interface ChatReply {
  readonly text: string;
  readonly calls: readonly WantedCall[];
  readonly stopReason: StopReason | undefined;
}

/** An endpoint that replies to a conversation, token by token. */
export type ChatEndpoint = (request: ChatRequest) => AsyncGenerator<string, ChatReply, void>;

/** The turns that a request begins with: its conversation, or its prompt as one. */
export function firstTurns({ system, messages, prompt }: GenerateRequest): ChatTurn[] {
  const begun = messages ?? [{ role: "user" as const, content: prompt }];
  const all =
    system === undefined ? begun : [{ role: "system" as const, content: system }, ...begun];
  return all.map((message) => ({ kind: "message", message }));
}

import type {
  Account,
  GenerateRequest,
  StopReason,
  ToolDeclaration,
} from "../protocol/vocabulary.ts";

/** What a generation may need beside its request. */
export interface GenerateContext {
  /** Aborts when nobody reads on. */
  readonly signal: AbortSignal;
  /** Who asks. */
  readonly client: Account;
  /** The tools that whoever asks lets the model call. */
  readonly tools: readonly ToolDeclaration[];
  /** Calls one of these tools, several at once if need be; rejects with the words of one that failed. */
  readonly callTool: (name: string, args?: unknown) => Promise<unknown>;
}

/** The tokens of one generation, in order, and why it ended; where nothing is returned, `endTurn`. */
export type Tokens = AsyncGenerator<string, StopReason | undefined | Nothing, void>;

/** What a generator without a return statement returns, which the compiler takes for no `undefined`. */
type Nothing = ReturnType<() => void>;

/** A model: what it goes on from, and the tokens that it adds. Ended at its next token once nobody reads on. */
export type Generate = (request: GenerateRequest, context: GenerateContext) => Tokens;

import { Pace } from "@mcp-actors/machine";
import type { StopReason } from "../protocol/vocabulary.ts";
import type { Tokens } from "./generate.ts";

/** A generation that came to its end. */
export interface Content {
  readonly content: string;
  readonly stopReason: StopReason;
}

/** Whoever reads the tokens of a model. */
export interface TokenReader {
  /** Whether nobody reads on, so that the model is ended at its next token. */
  readonly over: boolean;
  /** Takes a token; the next one is asked for when it settles. */
  take(token: string): Promise<void>;
}

/** Reads a generation to its end. */
export async function readTokens(tokens: Tokens, reader: TokenReader): Promise<Content> {
  const pace = new Pace();
  let content = "";
  let step = await tokens.next();
  while (step.done !== true) {
    const token: unknown = step.value;
    if (typeof token !== "string") throw new TypeError(`A token is a text, not ${typeof token}`);
    content += token;
    await reader.take(token);
    await pace.step();
    step = reader.over ? await tokens.return() : await tokens.next();
  }
  return { content, stopReason: typeof step.value === "string" ? step.value : "endTurn" };
}

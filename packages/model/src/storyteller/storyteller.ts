import { anAmount, checkKeys, type KeysOf } from "@mcp-actors/transport";
import type { Generate } from "../server/generate.ts";
import { tell } from "./tell.ts";

/** How the storyteller tells where a request does not say. */
export interface StorytellerOptions {
  /** The same seed tells the same stories; default a new one for each. */
  readonly seed?: number | undefined;
  /** How freely it chooses; default 0.8. */
  readonly temperature?: number | undefined;
  /** How many of the likeliest tokens it chooses among; default 20. */
  readonly topK?: number | undefined;
}

const STORYTELLER_KEYS: KeysOf<StorytellerOptions> = {
  seed: anAmount,
  temperature: anAmount,
  topK: anAmount,
};

/** A model that tells children's stories in simple English, in this process: a toy of 0.24 million parameters. */
export function storyteller(options: StorytellerOptions = {}): Generate {
  checkKeys("storyteller", options, STORYTELLER_KEYS);
  return async function* generate({ prompt, maxTokens, stop, ...request }) {
    return yield* tell(prompt, {
      seed: request.seed ?? options.seed ?? newSeed(),
      temperature: request.temperature ?? options.temperature,
      topK: options.topK,
      maxTokens,
      stop,
    });
  };
}

function newSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

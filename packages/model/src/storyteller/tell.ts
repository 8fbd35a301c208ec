import type { StopReason } from "../protocol/vocabulary.ts";
import { HeldText } from "./held-text.ts";
import { network } from "./network.ts";
import { pickToken } from "./pick-token.ts";
import { seededRandom } from "./random.ts";
import { Reading } from "./reading.ts";
import { SHAPE } from "./shape.ts";
import { decode, END_OF_STORY, encode } from "./tokenizer.ts";

/** How a story is told. */
export interface TellOptions {
  /** 0 takes the likeliest token; the higher, the more daring. Default 0.8. */
  readonly temperature?: number | undefined;
  /** How many of the likeliest tokens are chosen among; default 20. */
  readonly topK?: number | undefined;
  /** The same seed tells the same story; default 1. */
  readonly seed?: number | undefined;
  /** Most tokens to tell; default 160, and never more than the window has room for. */
  readonly maxTokens?: number | undefined;
  /** Texts that end the story before they are told. */
  readonly stop?: readonly string[] | undefined;
}

const DEFAULTS = { seed: 1, maxTokens: SHAPE.window, temperature: 0.8, topK: 20, stop: [] };

/** Tells how a story goes on, token by token, without ever waiting. */
export function* tell(
  prompt: string,
  options: TellOptions = {},
): Generator<string, StopReason, void> {
  const { maxTokens, stop, seed, ...taste } = withDefaults(options);
  const random = seededRandom(seed);
  const reading = new Reading(network());
  for (const token of opening(prompt)) reading.read(token);
  const held = new HeldText(stop);
  for (let told = 0; told < maxTokens && !reading.isFull; told += 1) {
    const token = pickToken(reading.logits, taste, random);
    if (token === END_OF_STORY) return yield* ending(held, "endTurn");
    const text = held.take(decode(token));
    if (text !== "") yield text;
    if (held.isStopped) return "stopSequence";
    reading.read(token);
  }
  return yield* ending(held, "maxTokens");
}

function* ending(held: HeldText, reason: StopReason): Generator<string, StopReason, void> {
  if (held.rest !== "") yield held.rest;
  return reason;
}

function withDefaults(options: TellOptions): Required<Defined<TellOptions>> {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}

/** The same fields, none of them undefined. */
type Defined<Fields> = { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };

/** What is read before the first token is told: of a long prompt its end, so that there is room to go on. */
function opening(prompt: string): readonly number[] {
  const tokens = encode(prompt);
  if (tokens.length === 0) return [END_OF_STORY];
  return tokens.length < SHAPE.window ? tokens : tokens.slice(-SHAPE.window / 2);
}

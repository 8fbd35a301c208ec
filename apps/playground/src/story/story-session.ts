import type { UnansweredOutcome } from "@mcp-actors/machine";
import type { Generation, Model } from "@mcp-actors/model";
import { messageOf } from "@mcp-actors/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";

/** What a person asks the storyteller for. */
export interface StoryWish {
  readonly prompt: string;
  /** 0 takes the likeliest token. */
  readonly temperature: number;
  readonly maxTokens: number;
  /** Tokens in a second; undefined is as fast as it can. */
  readonly pace: number | undefined;
  /** Longest silence and longest duration, in ms; undefined leaves the defaults. */
  readonly timeout?: number | undefined;
  readonly maxTotalTimeout?: number | undefined;
  /** The same seed tells the same story. */
  readonly seed?: number | undefined;
}

/** How a story ended. */
export type StoryEnd = "told" | "failed" | UnansweredOutcome;

/** A story as it stands. */
export interface Story {
  readonly prompt: string;
  readonly tokens: readonly string[];
  /** When it was begun and when its latest token came, by `performance.now()`. */
  readonly begunAt: number;
  readonly latestAt: number;
  /** Undefined while it is told. */
  readonly end: StoryEnd | undefined;
  /** Why it ended, in words. */
  readonly reason: string | undefined;
}

/** Stories of one model, one at a time. */
export class StorySession {
  readonly #model: () => Promise<Model>;
  readonly #story = signal<Story | undefined>(undefined);
  #generation: Generation | undefined;
  #giveUp = new AbortController();

  /** @param model - Gives the model, connected, as soon as it is. */
  constructor(model: () => Promise<Model>) {
    this.#model = model;
  }

  get story(): ReadonlySignal<Story | undefined> {
    return this.#story;
  }

  get isTelling(): boolean {
    return this.#story.value !== undefined && this.#story.value.end === undefined;
  }

  /** Tells a story in place of the one that is told; settles when it is over, and never rejects. */
  async tell(wish: StoryWish): Promise<void> {
    this.stop("Another story was asked for");
    const giveUp = new AbortController();
    this.#giveUp = giveUp;
    const begunAt = performance.now();
    const story = { prompt: wish.prompt, tokens: [], begunAt, latestAt: begunAt };
    this.#story.value = { ...story, end: undefined, reason: undefined };
    try {
      const model = await this.#model();
      giveUp.signal.throwIfAborted();
      const generation = this.#begin(model, wish, giveUp);
      await generation;
      if (this.#giveUp === giveUp) this.#over("told", whyOf(generation));
    } catch (error) {
      if (this.#giveUp === giveUp) this.#over(endOf(error, giveUp.signal), messageOf(error));
    }
  }

  /** Ends the story mid-sentence; the model is told. */
  stop(reason = "The person stopped it"): void {
    this.#generation?.cancel(reason);
    this.#giveUp.abort(new Error(reason));
  }

  #begin(model: Model, wish: StoryWish, giveUp: AbortController): Generation {
    const { timeout, maxTotalTimeout, ...request } = wish;
    this.#generation = model.generate(request, {
      timeout,
      maxTotalTimeout,
      onToken: (token) => {
        if (this.#giveUp === giveUp) this.#add(token);
      },
    });
    return this.#generation;
  }

  #add(token: string): void {
    const story = this.#story.peek();
    if (story === undefined || story.end !== undefined) return;
    const tokens = [...story.tokens, token];
    this.#story.value = { ...story, tokens, latestAt: performance.now() };
  }

  #over(end: StoryEnd, reason: string): void {
    const story = this.#story.peek();
    this.#generation = undefined;
    if (story !== undefined) this.#story.value = { ...story, end, reason };
  }
}

function whyOf({ stopReason }: Generation): string {
  if (stopReason === "maxTokens") return "It reached the length that you asked for";
  return stopReason === "stopSequence" ? "It met a text to stop at" : "The end";
}

function endOf(error: unknown, { aborted }: AbortSignal): StoryEnd {
  if (aborted) return "cancelled";
  const outcome: unknown = error instanceof Error ? Reflect.get(error, "outcome") : undefined;
  return ENDS.find((end) => end === outcome) ?? "failed";
}

const ENDS: readonly UnansweredOutcome[] = ["cancelled", "timedOut", "lost", "refused"];

import type { Call, CallState } from "@mcp-actors/client";
import { messageOf, type Progress } from "@mcp-actors/protocol";
import { isLive } from "@mcp-actors/ui";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { CallRequest } from "./call-request.ts";
import type { KeptCall } from "./kept-call.ts";

/** How long a call may take, in ms. */
export interface CallLimits {
  readonly timeout?: number | undefined;
  readonly maxTotalTimeout?: number | undefined;
}

/** A stretch of a call's life in one state, and when it began, by `Date.now()`. */
export interface CallPhase {
  readonly state: CallState;
  readonly from: number;
}

/** Makes one attempt of a row; called again for each further one. */
export type Attempt = (onProgress: (progress: Progress) => void) => Call<unknown>;

interface RowOptions {
  readonly id: number;
  readonly request: CallRequest;
  readonly limits: CallLimits;
  readonly attempt: Attempt;
  /** Whether a lost attempt, one of so many, is followed by another. */
  readonly mayRetry: (attempts: number) => boolean;
  /** What became of it, where an earlier load of the page made it; it is not made again. */
  readonly past?: KeptCall | undefined;
}

/** A call of a person as a row of the history: one or more attempts, and what became of the last. */
export class CallRow {
  readonly id: number;
  readonly request: CallRequest;
  readonly limits: CallLimits;
  /** When it was made, by `Date.now()`. */
  readonly startedAt: number;
  /** The states that it went through, in order. */
  readonly phases: CallPhase[];
  /** What is known of it, where an earlier load of the page made it. */
  readonly past: KeptCall | undefined;
  /** When it last began to wait for an answer, as a count of all that did; 0 where it never did. */
  waitingSince = 0;
  readonly #options: RowOptions;
  readonly #state = signal<CallState>("queued");
  readonly #progress = signal<Progress | undefined>(undefined);
  readonly #result = signal<unknown>(undefined);
  readonly #error = signal<string | undefined>(undefined);
  readonly #endedAt = signal<number | undefined>(undefined);
  readonly #attempts = signal(0);
  /** Settles when the last attempt has ended, however it did. */
  readonly ended: Promise<void>;
  #settle: () => void = () => {};
  readonly #actors: string[];
  #call: Call<unknown> | undefined;

  constructor(options: RowOptions) {
    const { past } = options;
    this.#options = options;
    this.past = past;
    this.startedAt = past?.startedAt ?? Date.now();
    this.phases = [...(past?.phases ?? [])];
    this.#actors = [...(past?.actors ?? [])];
    this.ended = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.id = options.id;
    this.request = options.request;
    this.limits = options.limits;
    if (past === undefined) this.#begin();
    else this.#recall(past);
  }

  get state(): ReadonlySignal<CallState> {
    return this.#state;
  }

  get progress(): ReadonlySignal<Progress | undefined> {
    return this.#progress;
  }

  /** What the server answered; undefined until it did. */
  get result(): ReadonlySignal<unknown> {
    return this.#result;
  }

  /** Why there is no result, in words. */
  get error(): ReadonlySignal<string | undefined> {
    return this.#error;
  }

  /** When it ended, by `Date.now()`; undefined while it has not. */
  get endedAt(): ReadonlySignal<number | undefined> {
    return this.#endedAt;
  }

  /** How often it was sent: a call that may be made twice is sent again when its wire was lost. */
  get attempts(): ReadonlySignal<number> {
    return this.#attempts;
  }

  /** Session ids of the actors of its attempts, which an inspector knows them by. */
  get actors(): readonly string[] {
    return this.#actors;
  }

  get isOpen(): boolean {
    return this.#endedAt.value === undefined;
  }

  /** Whether a tool said of its own work that it failed. */
  get hasToolError(): boolean {
    const result: unknown = this.#result.value;
    return typeof result === "object" && result !== null && Reflect.get(result, "isError") === true;
  }

  cancel(reason = "The person cancelled it"): void {
    this.#call?.cancel(reason);
  }

  #begin(): void {
    this.#attempts.value += 1;
    const call = this.#options.attempt((progress) => {
      this.#progress.value = progress;
    });
    this.#call = call;
    this.#actors.push(call.actor.sessionId);
    call.state$.subscribe((state) => {
      if (!isLive(state)) return;
      if (state === "awaitingInput") this.waitingSince = nextTurn();
      this.#enter(state);
    });
    call.then(
      (result) => this.#end("completed", () => (this.#result.value = result)),
      (error: unknown) => this.#failed(call, error),
    );
  }

  #recall({ attempts, result, error, endedAt, phases }: KeptCall): void {
    this.#attempts.value = attempts;
    this.#result.value = result;
    this.#error.value = error;
    this.#endedAt.value = endedAt;
    this.#state.value = phases.at(-1)?.state ?? "lost";
    this.#settle();
  }

  #failed(call: Call<unknown>, error: unknown): void {
    const { state } = call;
    if (state === "lost" && this.#options.mayRetry(this.#attempts.peek())) {
      this.#begin();
      return;
    }
    this.#end(state, () => (this.#error.value = messageOf(error)));
  }

  #end(state: CallState, tell: () => void): void {
    tell();
    this.#endedAt.value = Date.now();
    this.#enter(state);
    this.#settle();
  }

  #enter(state: CallState): void {
    if (this.phases.at(-1)?.state !== state) this.phases.push({ state, from: Date.now() });
    this.#state.value = state;
  }
}

let turns = 0;

function nextTurn(): number {
  turns += 1;
  return turns;
}

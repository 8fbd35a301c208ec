import type { Call, CallState } from "@mcp-actors/client";
import { messageOf, type Progress } from "@mcp-actors/protocol";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { CallRequest } from "./call-request.ts";

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
}

/** A call of a person as a row of the history: one or more attempts, and what became of the last. */
export class CallRow {
  readonly id: number;
  readonly request: CallRequest;
  readonly limits: CallLimits;
  /** When it was made, by `Date.now()`. */
  readonly startedAt = Date.now();
  /** The states that it went through, in order. */
  readonly phases: CallPhase[] = [];
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
  #call: Call<unknown> | undefined;

  constructor(options: RowOptions) {
    this.#options = options;
    this.ended = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.id = options.id;
    this.request = options.request;
    this.limits = options.limits;
    this.#begin();
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

  /** Session id of the actor of the last attempt, which an inspector knows it by. */
  get actor(): string | undefined {
    return this.#call?.actor.sessionId;
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
    call.state$.subscribe((state) => {
      if (OUTCOMES.has(state)) return;
      if (state === "awaitingInput") this.waitingSince = nextTurn();
      this.#enter(state);
    });
    call.then(
      (result) => this.#end("completed", () => (this.#result.value = result)),
      (error: unknown) => this.#failed(call, error),
    );
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

const OUTCOMES: ReadonlySet<CallState> = new Set([
  "completed",
  "failed",
  "timedOut",
  "cancelled",
  "lost",
  "refused",
]);

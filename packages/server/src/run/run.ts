import { isThenable } from "@mcp-actors/transport";
import type { AskingRun } from "../asking/asking-run.ts";
import { CallMemory } from "../asking/call-memory.ts";
import { Once } from "../asking/once.ts";
import { Patience } from "../asking/patience.ts";
import type { Asking } from "../asking/question.ts";
import type { Questioner } from "../asking/questioner.ts";
import { RoundAsking } from "../asking/round-asking.ts";
import { SessionAsking } from "../asking/session-asking.ts";
import { Suspended } from "../asking/suspended.ts";
import type { Context } from "../definition/context.ts";
import type { Running } from "../definition/define-tool.ts";
import type { ToolPlace } from "../limits/tool-place.ts";
import type { ServedRequest } from "../request/served-request.ts";
import { drive, isAsyncGenerator } from "./drive.ts";
import { Reporter } from "./reporter.ts";
import { RunContext } from "./run-context.ts";

/** A handler, and whoever hears how it settled, unless its run had ended to ask something. */
export interface Work extends Questioner {
  run(context: Context): Running<unknown>;
  returned(value: unknown): void;
  failed(error: unknown): void;
}

/** One run of a handler: until it settles, or has to ask a client without session. */
export class Run implements AskingRun {
  readonly request: ServedRequest;
  readonly #work: Work;
  // Most runs remember nothing and report nothing.
  #memory: CallMemory | undefined;
  #reporter: Reporter | undefined;
  #reports = true;
  #place: ToolPlace | undefined;
  #controller: AbortController | undefined;
  #suspended = false;
  #asking: Asking | undefined;
  #once: Once | undefined;
  #patience: Patience | undefined;

  constructor(request: ServedRequest, work: Work, memory?: CallMemory) {
    this.request = request;
    this.#work = work;
    this.#memory = memory;
  }

  get questioner(): Questioner {
    return this.#work;
  }

  get memory(): CallMemory {
    this.#memory ??= new CallMemory();
    return this.#memory;
  }

  get reporter(): Reporter {
    if (this.#reporter === undefined) {
      this.#reporter = new Reporter(this.request, this.memory);
      if (!this.#reports) this.#reporter.end();
    }
    return this.#reporter;
  }

  /** Aborts when the exchange does, and when the run ends to ask. */
  get signal(): AbortSignal {
    const { signal } = this.request.exchange;
    if (this.request.caller.revision.era === "legacy") return signal;
    if (this.#controller === undefined) {
      this.#controller = new AbortController();
      if (this.#suspended) this.#controller.abort(new Suspended());
      else follow(signal, this.#controller);
    }
    return this.#controller.signal;
  }

  get asking(): Asking {
    this.#asking ??=
      this.request.caller.revision.era === "legacy"
        ? new SessionAsking(this.request, this.#place)
        : new RoundAsking(this);
    return this.#asking;
  }

  get once(): Once {
    this.#once ??= new Once(this.memory);
    return this.#once;
  }

  get patience(): Patience {
    this.#patience ??= new Patience(this.request.runtime.clock);
    return this.#patience;
  }

  get suspended(): boolean {
    return this.#suspended;
  }

  /** Decides the run: nothing it does from now on counts. False when it was decided before. */
  suspend(): boolean {
    if (this.#suspended) return false;
    this.#suspended = true;
    this.#endReports();
    this.#controller?.abort(new Suspended());
    this.#place?.settled();
    return true;
  }

  /** @param place - Given back when the handler settles, or its run ends to ask. */
  start(place?: ToolPlace): void {
    this.#place = place;
    this.request.runtime.tally.running += 1;
    let running: unknown;
    try {
      running = this.#work.run(new RunContext(this));
    } catch (error) {
      this.#failed(error);
      return;
    }
    if (isAsyncGenerator(running)) this.#await(drive(running, () => this.#isOver()));
    else if (isThenable(running)) this.#await(Promise.resolve(running));
    else this.#returned(running);
  }

  #await(running: Promise<unknown>): void {
    running.then(
      (value) => this.#returned(value),
      (error: unknown) => this.#failed(error),
    );
  }

  #returned(value: unknown): void {
    if (this.#settles()) this.#work.returned(value);
  }

  #failed(error: unknown): void {
    if (this.#settles()) this.#work.failed(error);
  }

  /** The handler is done; whether what it gave still counts. */
  #settles(): boolean {
    this.request.runtime.tally.running -= 1;
    this.#place?.settled();
    if (this.#suspended) return false;
    this.#endReports();
    return true;
  }

  #endReports(): void {
    this.#reports = false;
    this.#reporter?.end();
  }

  #isOver(): boolean {
    return this.#suspended || this.request.exchange.over;
  }
}

function follow(signal: AbortSignal, controller: AbortController): void {
  if (signal.aborted) controller.abort(signal.reason);
  else {
    signal.addEventListener("abort", () => controller.abort(signal.reason), { once: true });
  }
}

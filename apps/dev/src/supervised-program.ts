import { setTimeout as wait } from "node:timers/promises";
import { lastBuilt } from "./last-built.ts";
import type { Program } from "./program.ts";
import { RunningProgram } from "./running-program.ts";
import { LISTENS, STARTS, type Standing } from "./standing.ts";

/** How often in a row a program that ends by itself is started again. */
export interface Restarts {
  /** The wait before each time, in ms; one that ends once more after the last has failed. */
  readonly delays: readonly number[];
  /** Uptime that ends the row, in ms. */
  readonly stableAfter: number;
}

/** Five times within eight seconds. */
export const RESTARTS: Restarts = { delays: [250, 500, 1000, 2000, 4000], stableAfter: 30_000 };

/** Hears what becomes of a program. */
export interface SupervisionNews {
  readonly wrote: (program: Program, line: string) => void;
  /** It ended unasked; what becomes of it is how it stands now. @param last - What it wrote and was not told of before. */
  readonly ended: (supervised: SupervisedProgram, why: string, last: readonly string[]) => void;
  /** It listens again, after it had ended by itself. */
  readonly returned: (supervised: SupervisedProgram) => void;
}

/** A program that is started again when it ends by itself, until it has done so too often. */
export class SupervisedProgram {
  readonly program: Program;
  readonly #running: RunningProgram;
  readonly #news: SupervisionNews;
  readonly #restarts: Restarts;
  #standing = STARTS;
  /** Aborted when it is no longer wanted, or wanted anew. */
  #wanted = new AbortController();
  #turn = 0;
  #startedAt = 0;
  #builtAt: number | undefined;

  constructor(program: Program, news: SupervisionNews, restarts: Restarts = RESTARTS) {
    this.program = program;
    this.#news = news;
    this.#restarts = restarts;
    this.#running = new RunningProgram(program, {
      wrote: news.wrote,
      ended: (_program, why, last) => this.#ended(why, last),
    });
  }

  get standing(): Standing {
    return this.#standing;
  }

  /** Whether an edit calls for a start: what it is built of is newer than it, or it failed and is not built. */
  get isOutdated(): boolean {
    const { isBuilt, cwd } = this.program;
    return isBuilt ? lastBuilt(cwd) !== this.#builtAt : this.#standing.kind === "failed";
  }

  /** Starts it, whatever it came to before; settles with whether it listens, once that is known. */
  start(): Promise<boolean> {
    this.#wanted = new AbortController();
    this.#turn = 0;
    return this.#run();
  }

  /** Ends it, and the wait for another start; settles when nothing of it is left. */
  async stop(): Promise<void> {
    this.#wanted.abort();
    await this.#running.stop();
  }

  async #run(): Promise<boolean> {
    const { isBuilt, cwd } = this.program;
    if (isBuilt) this.#builtAt = lastBuilt(cwd);
    this.#startedAt = performance.now();
    this.#standing = STARTS;
    const listens = await this.#running.start();
    if (listens && this.#standing === STARTS) this.#standing = LISTENS;
    return listens;
  }

  #ended(why: string, last: readonly string[]): void {
    const { delays, stableAfter } = this.#restarts;
    if (performance.now() - this.#startedAt >= stableAfter) this.#turn = 0;
    const delay = delays[this.#turn];
    this.#turn += 1;
    if (delay === undefined) this.#standing = { kind: "failed", why, last: this.#running.tail };
    else {
      this.#standing = { kind: "waits", delay, turn: this.#turn, of: delays.length };
      void this.#startAgain(delay, this.#wanted.signal);
    }
    this.#news.ended(this, why, last);
  }

  async #startAgain(delay: number, signal: AbortSignal): Promise<void> {
    await wait(delay, undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    // Its port is free when nothing of it is left.
    await this.#running.stop();
    if (signal.aborted) return;
    if (await this.#run()) this.#news.returned(this);
  }
}

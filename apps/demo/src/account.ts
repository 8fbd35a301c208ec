import { setTimeout as wait } from "node:timers/promises";
import type { Call } from "@mcp-actors/client";

/** How often, and how many ms apart, an ended process is looked for. */
const LOOKS = 20;
const LOOK_INTERVAL = 50;

/** What the story must account for at its end: each call and each process that it began. */
class Account {
  readonly #endings = new Map<Call<unknown>, number>();
  readonly #processes = new Set<number>();

  began(call: Call<unknown>): void {
    if (!this.#endings.has(call)) this.#endings.set(call, 0);
  }

  ended(call: Call<unknown>): void {
    this.#endings.set(call, (this.#endings.get(call) ?? 0) + 1);
  }

  started(pid: number): void {
    this.#processes.add(pid);
  }

  /** The calls that did not end, or ended more than once. */
  get oddCalls(): string[] {
    return [...this.#endings]
      .filter(([, endings]) => endings !== 1)
      .map(
        ([call, endings]) => `${call.actor.getSnapshot().context.method} ended ${endings} times`,
      );
  }

  /** The processes that still run, after the moment that the system takes to clear one away. */
  async lasting(): Promise<number[]> {
    let running = [...this.#processes];
    for (let look = 0; look < LOOKS && running.length > 0; look++) {
      if (look > 0) await wait(LOOK_INTERVAL);
      running = running.filter(isRunning);
    }
    return running;
  }
}

/** The account of this run, which every chapter adds to. */
export const account = new Account();

/** Whether there is a process of this id. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

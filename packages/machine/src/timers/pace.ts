import { nextTurn } from "@mcp-actors/transport";

/** Longest that work goes on before others get a turn of the event loop, in ms. */
const LONGEST = 10;

/** Keeps work that goes on step by step, without ever waiting, from stopping all other work. */
export class Pace {
  #since = performance.now();
  #turn: Promise<void> | undefined;

  /** What is to be awaited before the next step; nothing unless a whole turn has gone on too long. */
  step(): Promise<void> | undefined {
    if (this.#turn !== undefined) return this.#turn;
    // Whether the work waits for anything shows with its next step: one that does comes after this turn.
    if (performance.now() - this.#since >= LONGEST) this.#turn = this.#nextTurn();
    return undefined;
  }

  async #nextTurn(): Promise<void> {
    await nextTurn();
    this.#turn = undefined;
    this.#since = performance.now();
  }
}

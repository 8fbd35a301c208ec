import { nextTurn } from "@mcp-actors/machine";

/** Longest that tokens go on before others get a turn of the event loop, in ms. */
const LONGEST = 10;

/** Keeps a model that never waits from stopping all other work, the cancel of its own generation included. */
export class Pace {
  #since = performance.now();

  /** To be awaited after each step. */
  async step(): Promise<void> {
    if (performance.now() - this.#since < LONGEST) return;
    await nextTurn();
    this.#since = performance.now();
  }
}

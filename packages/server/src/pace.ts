import { nextTurn } from "@mcp-actors/machine";

/** Longest that work goes on before others get a turn of the event loop, in ms. */
const LONGEST = 10;

/** Keeps work that goes on step by step, without ever waiting, from stopping all other work. */
export class Pace {
  #since = performance.now();
  #turn: Promise<void> | undefined;

  /** What is to be awaited before the next step; most often nothing. */
  step(): Promise<void> | undefined {
    if (this.#turn === undefined && performance.now() - this.#since >= LONGEST) {
      this.#turn = nextTurn().then(() => {
        this.#turn = undefined;
        this.#since = performance.now();
      });
    }
    return this.#turn;
  }
}

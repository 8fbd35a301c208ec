import { nextTurn } from "@mcp-actors/transport";

/** What the stream of a middleware may give or do in one turn of the event loop, as notifications. */
const MOST = 100_000;
/** A request that is handed on once more is work for two ends. */
const RUN = 100;
/** Few give so much in all their turns together: until then nobody need know when one ends. */
const MANY = 1000;

/**
 * Ends the stream of a middleware that would keep the process busy for ever.
 *
 * It counts what happens in one turn of the event loop: whoever waits for something now and then is not bounded.
 */
export class StreamBound {
  /** Ends the stream with an error. */
  end: (error: Error) => void = ignore;
  #count = 0;
  #hasRun = false;
  #isForgetting = false;

  /** Counts a notification: false where it is one too many, and the stream is over. */
  gives(): boolean {
    return this.#takes(1, "gave 100000 notifications");
  }

  /** Counts a request that is handed on, the first for nothing. */
  runs(): boolean {
    if (this.#hasRun) return this.#takes(RUN, "handed its request on 1000 times");
    this.#hasRun = true;
    return true;
  }

  #takes(weight: number, what: string): boolean {
    this.#count += weight;
    if (this.#count >= MANY && !this.#isForgetting) this.#forgetSoon();
    if (this.#count <= MOST) return true;
    this.end(new Error(`Middleware ${what} at once, and did not end`));
    return false;
  }

  #forgetSoon(): void {
    this.#isForgetting = true;
    void nextTurn().then(() => {
      this.#count = 0;
      this.#isForgetting = false;
    });
  }
}

function ignore(): void {}

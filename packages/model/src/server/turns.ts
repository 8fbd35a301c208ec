/** Runs one piece of work at a time, in the order that they came. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** @param signal - Ends the turn of work that goes on after it: what is no longer wanted holds up nothing. */
  take<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
    const before = this.#last;
    const turn = before.then(() => {
      signal.throwIfAborted();
      return work();
    });
    const over = Promise.race([turn.then(ignore, ignore), abortOf(signal)]);
    this.#last = before.then(() => over);
    return turn;
  }
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function ignore(): void {}

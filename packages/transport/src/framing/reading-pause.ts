/** Stops and restarts the reading of a wire. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

/** The reading of a wire, which may be held up for several reasons at once, and goes on when none is left. */
export class ReadingPause {
  readonly #wire: Pausable;
  #reasons = 0;
  #hasBegun = false;

  constructor(wire: Pausable) {
    this.#wire = wire;
  }

  /** There is somebody to hear what is read: until then nothing is, whatever settles. */
  begin(): void {
    this.#hasBegun = true;
    this.#goOn();
  }

  /** Holds reading up until a promise settles. */
  until(settled: Promise<unknown>): void {
    this.#reasons += 1;
    this.#wire.pause();
    const over = () => {
      this.#reasons -= 1;
      this.#goOn();
    };
    void settled.then(over, over);
  }

  #goOn(): void {
    if (this.#hasBegun && this.#reasons === 0) this.#wire.resume();
  }
}

/** Stops and restarts the reading of a wire. */
export interface Pausable {
  pause(): void;
  resume(): void;
}

/** Reading that may be held up for several reasons at once, and goes on when none is left. */
export class ReadingPause {
  readonly #wire: Pausable;
  #reasons = 0;

  constructor(wire: Pausable) {
    this.#wire = wire;
  }

  /** Whether reading is held up. */
  get isOn(): boolean {
    return this.#reasons > 0;
  }

  /** Holds reading up until a promise settles. */
  until(settled: Promise<unknown>): void {
    this.#reasons += 1;
    this.#wire.pause();
    const goOn = () => {
      this.#reasons -= 1;
      if (this.#reasons === 0) this.#wire.resume();
    };
    void settled.then(goOn, goOn);
  }
}

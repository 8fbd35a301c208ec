import { type Clock, systemClock } from "@mcp-actors/machine";

/** As it was recorded, without any wait, or so many times as fast. */
export type Speed = "recorded" | "full" | number;

/** How fast a recording is played: waits as long as it took then, or a part of that. */
export class Tempo {
  readonly #factor: number;
  readonly #clock: Clock;

  constructor(speed: Speed = "full", clock: Clock = systemClock) {
    this.#factor = speed === "full" ? Infinity : speed === "recorded" ? 1 : speed;
    this.#clock = clock;
    if (!(this.#factor > 0)) throw new RangeError(`speed must be above 0, not ${String(speed)}`);
  }

  /** @param span - How long it took, in µs; undefined, rather than a promise, where there is no wait. */
  wait(span: number): Promise<void> | undefined {
    const ms = span / 1000 / this.#factor;
    if (!(ms > 0)) return undefined;
    return new Promise((resolve) => {
      // A process whose clients are gone does not wait for what nobody will hear.
      this.#clock.unref?.(this.#clock.setTimeout(resolve, ms));
    });
  }
}

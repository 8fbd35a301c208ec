/** Text on its way to be told: what may begin one of the texts that end the story is held back. */
export class HeldText {
  readonly #stops: readonly string[];
  #held = "";
  #isStopped = false;

  constructor(stops: readonly string[]) {
    this.#stops = stops.filter((stop) => stop !== "");
  }

  /** Whether a text that ends the story came. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** What is held back, for a story that ends otherwise. */
  get rest(): string {
    return this.#held;
  }

  /** Takes a token, and gives what can be told now. */
  take(token: string): string {
    this.#held += token;
    const found = this.#stops.map((stop) => this.#held.indexOf(stop)).filter((at) => at >= 0);
    this.#isStopped = found.length > 0;
    const end = this.#isStopped ? Math.min(...found) : this.#held.length - this.#begun();
    const told = this.#held.slice(0, end);
    this.#held = this.#held.slice(end);
    return told;
  }

  /** How many characters at the end may be the beginning of a text that ends the story. */
  #begun(): number {
    const longest = Math.max(0, ...this.#stops.map((stop) => stop.length - 1));
    for (let length = Math.min(longest, this.#held.length); length > 0; length -= 1) {
      const end = this.#held.slice(-length);
      if (this.#stops.some((stop) => stop.startsWith(end))) return length;
    }
    return 0;
  }
}

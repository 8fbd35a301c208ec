/** Holds back what must not overtake something else. */
export class Gate {
  #held: (() => void)[] | undefined;

  get isShut(): boolean {
    return this.#held !== undefined;
  }

  shut(): void {
    this.#held ??= [];
  }

  /** Lets everything through that was held, in order, and whatever comes later at once. */
  readonly open = (): void => {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const run of held) run();
  };

  pass(run: () => void): void {
    if (this.#held === undefined) run();
    else this.#held.push(run);
  }
}

/** Those who wait until a condition holds. */
export class Watchers {
  readonly #condition: () => boolean;
  #waiting: (() => void)[] | undefined;

  constructor(condition: () => boolean) {
    this.#condition = condition;
  }

  /** Settles as soon as the condition holds, which `look` finds out. */
  met(): Promise<void> {
    if (this.#condition()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting ??= [];
      this.#waiting.push(resolve);
    });
  }

  look(): void {
    if (this.#waiting === undefined || !this.#condition()) return;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const resolve of waiting) resolve();
  }
}

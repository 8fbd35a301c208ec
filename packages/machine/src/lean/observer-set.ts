import type { Observer, Subscription } from "xstate";

/** Those who listen to one actor. What one of them throws is reported and keeps nobody else from hearing. */
export class ObserverSet<Value> {
  readonly #observers = new Set<Observer<Value>>();
  readonly #report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  add(observer: Observer<Value>): Subscription {
    // The same observer subscribed twice listens twice, as with any actor.
    const entry: Observer<Value> = {
      next: (value) => observer.next?.(value),
      complete: () => observer.complete?.(),
      ...(observer.error && { error: (error) => observer.error?.(error) }),
    };
    this.#observers.add(entry);
    return { unsubscribe: () => this.#observers.delete(entry) };
  }

  next(value: Value): void {
    for (const observer of this.#observers) this.#contain(() => observer.next?.(value));
  }

  complete(): void {
    for (const observer of this.#observers) this.#contain(() => observer.complete?.());
    this.#observers.clear();
  }

  /** Tells of an error; false when somebody, or everybody, would not hear of it. */
  error(error: unknown): boolean {
    let heard = this.#observers.size > 0;
    for (const observer of this.#observers) {
      heard &&= observer.error !== undefined;
      this.#contain(() => observer.error?.(error));
    }
    this.#observers.clear();
    return heard;
  }

  #contain(tell: () => void): void {
    try {
      tell();
    } catch (error) {
      this.#report(error);
    }
  }
}

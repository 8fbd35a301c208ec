import { Observable, Subject } from "@mcp-actors/transport/rxjs";

/** The tokens of one generation as they come, for any number of readers, each from the first on. */
export class TokenLog {
  readonly tokens: string[] = [];
  readonly #change = new Subject<void>();
  #size = 0;
  #isOver = false;
  #error: unknown;
  #hasFailed = false;

  /** How much is held: the characters of all tokens, and one for each. */
  get size(): number {
    return this.#size;
  }

  get text(): string {
    return this.tokens.join("");
  }

  add(token: string): void {
    this.tokens.push(token);
    this.#size += token.length + 1;
    this.#change.next();
  }

  end(): void {
    this.#finish();
  }

  fail(error: unknown): void {
    this.#error = error;
    this.#hasFailed = true;
    this.#finish();
  }

  get token$(): Observable<string> {
    return new Observable((subscriber) => {
      let at = 0;
      const deliver = () => {
        // A reader may be told of the next token while it still takes this one.
        while (at < this.tokens.length && !subscriber.closed) {
          const token = this.tokens[at] ?? "";
          at += 1;
          subscriber.next(token);
        }
        if (this.#isOver && this.#hasFailed) subscriber.error(this.#error);
        else if (this.#isOver) subscriber.complete();
      };
      deliver();
      return this.#change.subscribe(deliver);
    });
  }

  /** @param left - Called when the reader leaves before the end. */
  async *read(left: () => void): AsyncGenerator<string, void, undefined> {
    try {
      for (let at = 0; ; ) {
        for (; at < this.tokens.length; at += 1) yield this.tokens[at] ?? "";
        if (this.#isOver) break;
        await this.#changed();
      }
      if (this.#hasFailed) throw this.#error;
    } finally {
      if (!this.#isOver) left();
    }
  }

  #changed(): Promise<void> {
    return new Promise((resolve) => {
      const subscription = this.#change.subscribe(() => {
        subscription.unsubscribe();
        resolve();
      });
    });
  }

  #finish(): void {
    this.#isOver = true;
    this.#change.next();
    this.#change.complete();
  }
}

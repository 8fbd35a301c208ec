import type { Json } from "../records/index.ts";

/** A part of a message, and where it is recorded. */
export interface Place {
  readonly seq: number;
  readonly part: string;
}

/** A message that was redacted, as the text of its JSON. */
export interface PrintedMessage {
  readonly text: string;
  readonly size: number;
}

/**
 * What was recorded with its message already in this batch, so that the actors' records point to it.
 *
 * The ends of a memory pair pass one message by reference: it is made JSON of once.
 */
export class SharedParts {
  readonly #places = new Map<object, Place>();
  readonly #printed = new Map<object, PrintedMessage>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  printed(message: object): PrintedMessage | undefined {
    return this.#printed.get(message);
  }

  print(message: object, printed: PrintedMessage): void {
    this.#printed.set(message, printed);
  }

  /** Has `params`, `result` and `error` of a message found at its record. */
  place(message: object, seq: number): void {
    for (const part of PARTS) {
      const value: unknown = Reflect.get(message, part);
      if (typeof value !== "object" || value === null) continue;
      if (!this.#places.has(value)) this.#places.set(value, { seq, part });
    }
  }

  /** Where a value is recorded, in the place of the value. */
  find(value: unknown): Json | undefined {
    const place = this.placeOf(value);
    return place && { "[wire]": place.seq, part: place.part };
  }

  placeOf(value: unknown): Place | undefined {
    if (typeof value !== "object" || value === null || this.#places.size === 0) return undefined;
    return this.#places.get(value);
  }

  clear(): void {
    this.#places.clear();
    this.#printed.clear();
  }
}

const PARTS = ["params", "result", "error"] as const;

import type { Json } from "../records/index.ts";

/** A part of a message, and where it is recorded. */
export interface Place {
  readonly seq: number;
  readonly part: MessagePart;
}

/** A part of a message that what is told elsewhere may be. */
export type MessagePart = (typeof PARTS)[number];

/** A message that was redacted, as the text of its JSON. */
export interface PrintedMessage {
  readonly text: string;
  readonly size: number;
}

const PARTS = ["params", "result", "error"] as const;

/**
 * What was recorded with its message already in this batch, so that the actors' records point to it.
 *
 * The ends of a memory pair pass one message by reference: it is made JSON of once.
 */
export class SharedParts {
  readonly #places = new Map<object, Place>();
  readonly #printed = new Map<object, PrintedMessage>();
  /** Messages whose parts nobody has asked for yet, and the numbers of their records. */
  #messages: object[] = [];
  #numbers: number[] = [];

  get isEmpty(): boolean {
    return this.#places.size === 0 && this.#messages.length === 0;
  }

  /** The text of a message that another end printed; it is given once, for a message has two ends. */
  printed(message: object): PrintedMessage | undefined {
    const printed = this.#printed.get(message);
    if (printed !== undefined) this.#printed.delete(message);
    return printed;
  }

  print(message: object, printed: PrintedMessage): void {
    this.#printed.set(message, printed);
  }

  /** Has `params`, `result` and `error` of a message found at its record. */
  place(message: object, seq: number): void {
    this.#messages.push(message);
    this.#numbers.push(seq);
  }

  /** Where a value is recorded, in the place of the value. */
  find(value: unknown): Json | undefined {
    const place = this.placeOf(value);
    return place && { "[wire]": place.seq, part: place.part };
  }

  placeOf(value: unknown): Place | undefined {
    if (typeof value !== "object" || value === null || this.isEmpty) return undefined;
    if (this.#messages.length > 0) this.#index();
    return this.#places.get(value);
  }

  clear(): void {
    this.#forget();
    if (this.#places.size > 0) this.#places.clear();
    if (this.#printed.size > 0) this.#printed.clear();
  }

  #index(): void {
    for (const [at, message] of this.#messages.entries()) {
      for (const part of PARTS) {
        const value: unknown = Reflect.get(message, part);
        if (typeof value !== "object" || value === null || this.#places.has(value)) continue;
        this.#places.set(value, { seq: this.#numbers[at] ?? 0, part });
      }
    }
    this.#forget();
  }

  #forget(): void {
    this.#messages = [];
    this.#numbers = [];
  }
}

/** Which part of a message a value is; undefined for none. */
export function partOfMessage(message: object, value: unknown): MessagePart | undefined {
  if ("result" in message && message.result === value) return "result";
  if ("params" in message && message.params === value) return "params";
  return "error" in message && message.error === value ? "error" : undefined;
}

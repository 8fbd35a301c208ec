import type { Entry } from "./entry.ts";
import { type MessagePart, partOfMessage } from "./shared-parts.ts";

/** What messages make happen, and what makes them: an event that carries a part of one points to its record. */
export class PassingMessage {
  /** Number of the record of what is being taken, while it is. */
  cause: number | undefined = undefined;
  #arrived: object | undefined = undefined;
  /** The last event that may carry a part of a message that it sends. */
  #unsent: Entry | undefined = undefined;

  /** Whether an event waits for the message that it may send. */
  get isAwaited(): boolean {
    return this.#unsent !== undefined;
  }

  /** A message came, and is being taken until `handled`. */
  arrived(message: object): void {
    this.#arrived = message;
  }

  /** What came last has done what it does at once. */
  handled(): void {
    this.cause = undefined;
    this.#arrived = undefined;
  }

  /** An event carries one thing: perhaps a part of the message that is being taken, or of one that it sends. */
  carries(entry: Entry): void {
    const part = this.#arrived && partOfMessage(this.#arrived, entry.value);
    if (part === undefined || this.cause === undefined) this.#unsent = entry.fixed();
    else point(entry, this.cause, part);
  }

  /** A message was sent. */
  sent(message: object, seq: number): void {
    const entry = this.#unsent;
    if (entry === undefined) return;
    this.#unsent = undefined;
    const part = partOfMessage(message, entry.value);
    if (part !== undefined) point(entry, seq, part);
  }

  /** What was written down is pressed; nothing that is not is held any longer. */
  forget(): void {
    this.#arrived = undefined;
    this.#unsent = undefined;
  }
}

function point(entry: Entry, seq: number, part: MessagePart): void {
  entry.said = { key: entry.key, seq, part };
  entry.value = undefined;
}

import type { JsonRpcNotification } from "@mcp-actors/protocol";
import { Misses } from "./misses.ts";
import { NotificationPattern } from "./notification-pattern.ts";

/** Longest text that is kept for the next to be like it, in UTF-16 units. */
const LONGEST = 1024;

/** The pattern of the notifications that pass on one wire one after another, found as they pass. */
export class RunningPattern {
  readonly #misses = new Misses();
  #pattern: NotificationPattern | undefined;
  /** The last one, if it did not fit. */
  #last: JsonRpcNotification | undefined;

  /** The notification that a text is; undefined where it is not like those before. */
  read(text: string): JsonRpcNotification | undefined {
    const read = this.#pattern?.read(text);
    if (read !== undefined) this.#fits();
    return read;
  }

  /** The text that a notification is; undefined where it is not like those before. */
  write(notification: JsonRpcNotification): string | undefined {
    const written = this.#pattern?.write(notification);
    if (written !== undefined) this.#fits();
    return written;
  }

  /** One did not fit: it may go on like the last that did not. */
  learn(notification: JsonRpcNotification, text: string): void {
    const last = this.#last;
    this.#last = text.length <= LONGEST ? notification : undefined;
    if (!this.#misses.add() || last === undefined) return;
    const pattern = NotificationPattern.of(last, notification);
    // A peer may write the same otherwise, with blanks in it or fractions.
    if (pattern?.read(text) !== undefined) this.#pattern = pattern;
  }

  #fits(): void {
    this.#last = undefined;
    this.#misses.end();
  }
}

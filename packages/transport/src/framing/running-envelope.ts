import { frozenCopy } from "@mcp-actors/protocol";
import { isLasting } from "./is-lasting.ts";
import { bodyOf, type Enveloped, MessageEnvelope } from "./message-envelope.ts";
import { Misses } from "./misses.ts";

/** Longest text whose envelope is kept, in UTF-16 units. */
const LONGEST = 1024;

/** The envelope of the messages that pass on one wire one after another, found as they pass. */
export class RunningEnvelope {
  readonly #misses = new Misses();
  #envelope: MessageEnvelope | undefined;

  /** The message that a text is; undefined where it is not like those before. */
  read(text: string): Enveloped | undefined {
    const read = this.#envelope?.read(text);
    if (read !== undefined) this.#misses.end();
    return read;
  }

  /** The text that a message is; undefined where it is not like those before. */
  write(message: Enveloped): string | undefined {
    const written = this.#envelope?.write(message);
    if (written !== undefined) this.#misses.end();
    return written;
  }

  /** One did not fit that was read: the next may be like it. */
  learnRead(message: Enveloped, text: string): void {
    const meta = bodyOf(message)?._meta;
    if (meta === undefined || text.length > LONGEST || !this.#misses.add()) return;
    // Who is given it could change it else, and with it that of others.
    const envelope = new MessageEnvelope(message, frozenCopy(meta));
    // A peer may write the same otherwise, with blanks in it or other fields behind.
    if (envelope.read(text) !== undefined) this.#envelope = envelope;
  }

  /** One did not fit that was written: the next may be like it. */
  learnWritten(message: Enveloped, text: string): void {
    const meta = bodyOf(message)?._meta;
    if (meta === undefined || text.length > LONGEST || !this.#misses.add()) return;
    if (Object.values(meta).every(isLasting)) this.#envelope = new MessageEnvelope(message, meta);
  }
}

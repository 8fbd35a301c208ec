/** What some messages have in common; what does not fit it is undefined. */
export interface Form<Message> {
  /** The message that a text is, as `JSON.parse` has it. */
  read(text: string): Message | undefined;
  /** The text that a message is, as `JSON.stringify` has it; throws what that throws. */
  write(message: Message): string | undefined;
}

/** Longest text whose form is kept, in UTF-16 units. */
const LONGEST = 1024;
/** How many in a row that do not fit are looked at; after them one of as many, for it costs more than it may spare. */
const FEW = 4;
const MANY = 32;

/** What a message has in common with those like it, and with the last one that did not fit, if there is one; undefined where that is nothing. */
type ToForm<Message> = (message: Message, last: Message | undefined) => Form<Message> | undefined;

/** The form of the messages that pass on one wire one after another, found as they pass. */
export class RunningForm<Message> {
  readonly #toForm: ToForm<Message>;
  #form: Form<Message> | undefined;
  /** The last one, if it did not fit. */
  #last: Message | undefined;
  /** How many in a row did not fit. */
  #misses = 0;

  constructor(toForm: ToForm<Message>) {
    this.#toForm = toForm;
  }

  /** The message that a text is; undefined where it is not like those before. */
  read(text: string): Message | undefined {
    const read = this.#form?.read(text);
    if (read !== undefined) this.#fits();
    return read;
  }

  /** The text that a message is; undefined where it is not like those before. */
  write(message: Message): string | undefined {
    const written = this.#form?.write(message);
    if (written !== undefined) this.#fits();
    return written;
  }

  /** One did not fit: the next may be like it. */
  learn(message: Message, text: string): void {
    const last = this.#last;
    this.#last = text.length > LONGEST ? undefined : message;
    this.#misses += 1;
    if (text.length > LONGEST || (this.#misses > FEW && this.#misses % MANY !== 0)) return;
    const form = this.#toForm(message, last);
    // A peer may write the same otherwise, with blanks in it or fractions.
    if (form?.read(text) !== undefined) this.#form = form;
  }

  #fits(): void {
    this.#last = undefined;
    this.#misses = 0;
  }
}

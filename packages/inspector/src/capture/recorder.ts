import { unfailing } from "@mcp-actors/transport";
import type { InspectionRecord } from "../records/index.ts";
import type { Asides } from "../redact/asides.ts";
import { type RedactHook, Redactor } from "../redact/redactor.ts";
import type { Ring } from "../ring/ring.ts";
import { type Draft, ENVELOPE, type Press } from "./draft.ts";
import type { Entry, EntryKind } from "./entry.ts";
import { FactsPrinter } from "./facts-printer.ts";
import { PassingMessage } from "./passing-message.ts";
import { pressEntry } from "./press-entry.ts";
import { type Finish, RecordDraft } from "./record-draft.ts";
import { SharedParts } from "./shared-parts.ts";

/** What a recorder can be told. */
export interface RecorderOptions {
  /** Id of the process in `peer`. */
  readonly process: string;
  readonly redact?: RedactHook | undefined;
  readonly asides?: Asides | undefined;
  /** Microseconds since the Unix epoch. */
  readonly now: () => number;
  /** How long an entry may wait to be pressed, in ms. */
  readonly batchAfter: number;
  /** How many may. */
  readonly batchSize: number;
  /** Where everything is written down. */
  readonly ring: Ring;
  /** Takes every record that is made at once; keeps what says who and what others are about. */
  readonly keep: (record: InspectionRecord) => void;
  /** So many entries were pressed, the last of the ring, which is to be trimmed now. */
  readonly pressed: (count: number) => void;
  /** Hears what went wrong in here, once when it is too much. */
  readonly onFault: (error: unknown) => unknown;
}

/** Faults after which a recorder trusts itself no more. */
const MOST_FAULTS = 10;

/** Numbers and stamps what is seen at once, and redacts it a moment later. */
export class Recorder {
  readonly press: Press;
  readonly passing = new PassingMessage();
  #seq = 0;
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #faults = 0;
  #isPressing = false;
  readonly #options: RecorderOptions;
  readonly #ring: Ring;
  readonly #now: () => number;
  readonly #batchSize: number;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#ring = options.ring;
    this.#now = options.now;
    this.#batchSize = options.batchSize;
    const redactor = new Redactor(options.redact, options.asides);
    this.press = {
      redactor,
      facts: new FactsPrinter(redactor, options.redact !== undefined),
      parts: new SharedParts(),
      keep: options.keep,
    };
  }

  /** Number of the last record. */
  get last(): number {
    return this.#seq;
  }

  /** Whether it failed so often that it does nothing any more. */
  get isBroken(): boolean {
    return this.#faults >= MOST_FAULTS;
  }

  /** The time, which never goes back. */
  stamp(): number {
    try {
      const now = this.#now();
      if (now > this.#at) this.#at = now;
    } catch {
      // A clock that fails stands still.
    }
    return this.#at;
  }

  /** Writes something down, numbered and stamped, for whoever says at once what it is. */
  next(kind: EntryKind, peer: string, span: number): Entry {
    if (this.#ring.waiting >= this.#batchSize) this.#full();
    this.#timer ??= this.#later();
    const entry = this.#ring.take();
    entry.kind = kind;
    entry.peer = peer;
    entry.span = span;
    entry.seq = this.#seq + 1;
    this.#seq += span;
    entry.at = this.stamp();
    entry.weight = 0;
    entry.cause = 0;
    return entry;
  }

  /** Puts one record down: its number. */
  put(peer: string, finish: Finish): number {
    return this.draw(peer, (head) => new RecordDraft(head, finish));
  }

  /** Puts a draft of one record down: its number. */
  draw(peer: string, draft: (head: Entry) => Draft): number {
    const entry = this.next("draft", peer, 1);
    entry.draft = draft(entry);
    return entry.seq;
  }

  /** Does something that must harm nobody. */
  guard(work: () => void): void {
    if (this.isBroken) return;
    try {
      work();
    } catch (error) {
      this.fault(error);
    }
  }

  /** Something went wrong in here. */
  fault(error: unknown): void {
    this.#faults += 1;
    if (this.#faults !== MOST_FAULTS) return;
    const detail = this.press.redactor.redact(error, { kind: "mark", part: "detail" });
    const label = "inspector.disabled";
    const source = "inspector";
    this.put(this.#options.process, (head) => ({ kind: "mark", ...head, source, label, detail }));
    unfailing(this.#options.onFault)(error);
  }

  /** Presses what waits, now; not again while that is done, as where a hook asks for what was recorded. */
  flush(): void {
    if (this.#isPressing) return;
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    this.passing.forget();
    this.#isPressing = true;
    const count = this.#ring.press(this.#press);
    this.#isPressing = false;
    this.press.parts.clear();
    if (count > 0) this.#options.pressed(count);
  }

  /** An event and the message that it sends are told together, where they are not too many. */
  #full(): void {
    if (!this.passing.isAwaited || this.#ring.waiting >= 2 * this.#batchSize) this.flush();
  }

  readonly #press = (entry: Entry): void => {
    try {
      pressEntry(entry, this.press);
    } catch (error) {
      entry.clear();
      entry.kind = "draft";
      entry.draft = missing(entry);
      entry.weight = ENVELOPE;
      this.fault(error);
    }
  };

  #later(): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => this.flush(), this.#options.batchAfter);
    // Where there is a process, it does not wait for this.
    if (typeof timer === "object") timer.unref();
    return timer;
  }
}

/** What stands for what could not be pressed. */
function missing({ peer, seq, at, span }: Entry): Draft {
  const to = seq + span - 1;
  const gap = { kind: "gap", peer, seq: to, at, from: seq, to, lost: span, why: "fault" } as const;
  return { peer, seq, at, span, weight: ENVELOPE, records: () => [gap] };
}

import type { InspectionRecord } from "../records/index.ts";
import type { Asides } from "../redact/asides.ts";
import { type RedactHook, Redactor } from "../redact/redactor.ts";
import { type Draft, ENVELOPE, type Press } from "./draft.ts";
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
  /** How long a draft may wait to be pressed, in ms. */
  readonly batchAfter: number;
  /** How many may. */
  readonly batchSize: number;
  /** Takes what says who and what records are about. */
  readonly keep: (record: InspectionRecord) => void;
  /** Takes pressed drafts, in order. */
  readonly take: (drafts: readonly Draft[]) => void;
  /** Hears what went wrong in here, once when it is too much. */
  readonly onFault: (error: unknown) => void;
}

/** Faults after which a recorder trusts itself no more. */
const MOST_FAULTS = 10;

/** Numbers and stamps what is seen at once, and redacts it a moment later. */
export class Recorder {
  readonly press: Press;
  /** Record of the message that is being taken, while it is. */
  cause: number | undefined = undefined;
  #seq = 0;
  #at = 0;
  #drafts: Draft[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #faults = 0;
  readonly #options: RecorderOptions;
  readonly #now: () => number;
  readonly #batchSize: number;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#now = options.now;
    this.#batchSize = options.batchSize;
    this.press = {
      redactor: new Redactor(options.redact, options.asides),
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

  /** Numbers for so many records: the first of them. */
  number(span: number): number {
    const first = this.#seq + 1;
    this.#seq += span;
    return first;
  }

  /** The time, which never goes back. */
  stamp(): number {
    const now = this.#now();
    if (now > this.#at) this.#at = now;
    return this.#at;
  }

  /** Puts a draft down. */
  add(draft: Draft): void {
    this.#drafts.push(draft);
    if (this.#drafts.length >= this.#batchSize) this.flush();
    else this.#timer ??= this.#later();
  }

  /** Puts one record down: its number. */
  put(peer: string, finish: Finish): number {
    const seq = this.number(1);
    this.add(new RecordDraft({ peer, seq, at: this.stamp() }, finish));
    return seq;
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
    this.#options.onFault(error);
  }

  /** Presses what waits, now. */
  flush(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    const drafts = this.#drafts;
    if (drafts.length === 0) return;
    this.#drafts = [];
    for (let index = 0; index < drafts.length; index += 1) {
      const draft = drafts[index];
      try {
        draft?.press(this.press);
      } catch (error) {
        if (draft !== undefined) drafts[index] = missing(draft);
        this.fault(error);
      }
    }
    this.press.parts.clear();
    this.#options.take(drafts);
  }

  #later(): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => this.flush(), this.#options.batchAfter);
    // Where there is a process, it does not wait for this.
    if (typeof timer === "object") timer.unref();
    return timer;
  }
}

/** What stands for a draft that could not be pressed. */
function missing({ peer, seq, at, span }: Draft): Draft {
  const to = seq + span - 1;
  const gap = { kind: "gap", peer, seq: to, at, from: seq, to, lost: span, why: "fault" } as const;
  return { peer, seq, at, span, weight: ENVELOPE, press() {}, records: () => [gap] };
}

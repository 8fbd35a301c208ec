import type { InspectionRecord, TimerRecord } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import { type Draft, ENVELOPE, type Subject } from "./draft.ts";
import type { Entry } from "./entry.ts";
import { actorText, lineStart, lineTime } from "./line-start.ts";
import { quoted } from "./quoted.ts";
import { Stamped } from "./stamped.ts";

/** A step of a clock of a lean actor. */
export class TimerDraft extends Stamped implements Draft {
  readonly span = 1;
  readonly weight = ENVELOPE;
  readonly #actor: string;
  readonly #name: string;
  readonly #state: TimerRecord["state"];
  readonly #delay: number;

  constructor(entry: Entry) {
    super(entry);
    this.#actor = entry.actor;
    this.#name = entry.name;
    this.#state = entry.state;
    this.#delay = entry.delay;
  }

  get subject(): Subject {
    return { name: this.#actor, stage: "goes on" };
  }

  records(): readonly InspectionRecord[] {
    const { peer, seq, at } = this;
    const delay = this.#delay;
    const due = Number.isFinite(delay) && { delay };
    const timer = cutText(this.#name);
    return [
      { kind: "timer", peer, seq, at, actor: this.#actor, timer, state: this.#state, ...due },
    ];
  }

  print(): string {
    const delay = this.#delay;
    const due = Number.isFinite(delay) ? `,"delay":${delay}` : "";
    return `${lineStart("timer", this.peer, this.seq)}${lineTime(this)}${actorText(this.#actor)},"timer":${quoted(this.#name)},"state":"${this.#state}"${due}}`;
  }
}

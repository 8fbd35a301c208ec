import type { InspectionRecord, RecordHead } from "../records/index.ts";
import { type Draft, ENVELOPE, type Press } from "./draft.ts";
import { Stamped } from "./stamped.ts";

/** Makes the rest of a record, once there is time for it. */
export type Finish = (head: RecordHead, press: Press) => InspectionRecord;

/** A draft of one record of any kind. */
export class RecordDraft extends Stamped implements Draft {
  readonly span = 1;
  weight = ENVELOPE;
  #finish: Finish | undefined;
  #record: InspectionRecord | undefined;

  constructor(head: RecordHead, finish: Finish) {
    super(head);
    this.#finish = finish;
  }

  get lasting(): InspectionRecord | undefined {
    const kind = this.#record?.kind;
    return kind === "peer" || kind === "def" ? this.#record : undefined;
  }

  press(press: Press): void {
    const { peer, seq, at } = this;
    const before = press.redactor.shown;
    this.#record = this.#finish?.({ peer, seq, at }, press);
    this.#finish = undefined;
    if (this.#record !== undefined) press.keep(this.#record);
    this.weight += press.redactor.shown - before;
  }

  records(): readonly InspectionRecord[] {
    return this.#record === undefined ? [] : [this.#record];
  }
}

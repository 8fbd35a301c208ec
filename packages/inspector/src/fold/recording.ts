import type { InspectionRecord } from "../records/index.ts";
import { foldRecord } from "./fold-record.ts";
import { FoldState } from "./fold-state.ts";
import type { Folded } from "./folded.ts";

/** Records from one key frame to the next. */
const FRAME = 500;

/** Records in the order they came, and what was known after any number of them. */
export class Recording {
  readonly #records: InspectionRecord[] = [];
  /** What was known after each 500. */
  readonly #frames: FoldState[] = [new FoldState()];
  readonly #now = new FoldState(this.#frames[0]);

  constructor(records: Iterable<InspectionRecord> = []) {
    this.add(records);
  }

  /** How many records there are. */
  get length(): number {
    return this.#records.length;
  }

  /** The records, oldest first; never to be changed. */
  get records(): readonly InspectionRecord[] {
    return this.#records;
  }

  /** Everything that is known now. It is the same object always, and changes with each `add`. */
  get now(): Folded {
    return this.#now;
  }

  add(records: Iterable<InspectionRecord>): void {
    for (const record of records) {
      this.#records.push(record);
      foldRecord(this.#now, record);
      if (this.#records.length % FRAME === 0) this.#frames.push(new FoldState(this.#now));
    }
  }

  /** What was known after so many records; that stays as it is. */
  at(step: number): Folded {
    const last = Math.min(Math.max(Math.trunc(step), 0), this.length);
    const frame = Math.floor(last / FRAME);
    const state = new FoldState(this.#frames[frame]);
    for (const record of this.#records.slice(frame * FRAME, last)) foldRecord(state, record);
    return state;
  }
}

/** What is known after all of these records. */
export function foldRecords(records: Iterable<InspectionRecord>): Folded {
  const state = new FoldState();
  for (const record of records) foldRecord(state, record);
  return state;
}

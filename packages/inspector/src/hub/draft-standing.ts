import type { Draft } from "../capture/draft.ts";
import type { InspectionRecord } from "../records/index.ts";
import { isParsedLine } from "./line-head.ts";
import { Standing } from "./standing.ts";

/** Drafts of one subject that are kept as they are; with more, what stands is worked out. */
const MANY = 64;

/** How everything stands after a number of drafts; of what comes and goes in the meantime no records are ever made. */
export class DraftStanding {
  readonly #settled = new Standing();
  /** Whom it knows that are not over. */
  readonly #living = new Set<string>();
  /** What is about a subject that lasts, by peer and name. */
  readonly #pending = new Map<string, Draft[]>();

  /** Takes a record that is in no draft. */
  add(record: InspectionRecord): void {
    if (isParsedLine(record)) this.#settled.add(record);
  }

  /** Takes a draft that nobody holds any more. */
  drop(draft: Draft): void {
    const { subject, peer } = draft;
    if (subject === undefined) {
      // What ends more than itself ends it after what it was told before.
      this.#settle();
      for (const record of draft.records()) this.add(record);
      return;
    }
    const key = `${peer} ${subject.name}`;
    const known = this.#pending.get(key);
    if (subject.stage === "begins") this.#pending.set(key, [draft]);
    else if (known === undefined) this.#goOn(key, draft);
    else if (subject.stage === "ends") this.#pending.delete(key);
    else if (known.push(draft) >= MANY) this.#settle();
  }

  lines(): readonly string[] {
    this.#settle();
    return this.#settled.lines();
  }

  /** What is settled already goes on; of what is over nothing is to be told. */
  #goOn(key: string, draft: Draft): void {
    if (!this.#living.has(key)) return;
    if (draft.subject?.stage === "ends") this.#living.delete(key);
    for (const record of draft.records()) this.add(record);
  }

  #settle(): void {
    for (const [key, drafts] of this.#pending) {
      this.#living.add(key);
      for (const draft of drafts) for (const record of draft.records()) this.add(record);
    }
    this.#pending.clear();
  }
}

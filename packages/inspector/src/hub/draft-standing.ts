import type { Draft } from "../capture/draft.ts";
import { MessageDraft } from "../capture/message-draft.ts";
import type { InspectionRecord } from "../records/index.ts";
import { isParsedLine } from "./line-head.ts";
import { Standing } from "./standing.ts";

/** Subjects that are pending at most, and requests that are known at most to be open. */
const MOST = 4096;
/** Drafts of one subject that are kept as they are; with more, what stands is worked out. */
const MANY = 64;

/** How everything stands after a number of drafts; of what comes and goes in the meantime no records are ever made. */
export class DraftStanding {
  readonly #settled = new Standing();
  /** Actors that it knows that are not over: each of them says when it is. */
  readonly #living = new Set<string>();
  /** Requests that it knows, the newest: of some nobody ever says on the wire how they end. */
  readonly #open = new Set<string>();
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
    if (subject.stage === "begins") this.#begin(key, draft);
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
    const known = draft instanceof MessageDraft ? this.#open : this.#living;
    if (!known.has(key)) return;
    if (draft.subject?.stage === "ends") known.delete(key);
    for (const record of draft.records()) this.add(record);
  }

  #settle(): void {
    const all: Draft[] = [];
    for (const [key, drafts] of this.#pending) {
      this.#know(key, drafts[0]);
      all.push(...drafts);
    }
    this.#pending.clear();
    // What an action made follows the action.
    all.sort((one, other) => one.seq - other.seq);
    for (const draft of all) for (const record of draft.records()) this.add(record);
  }

  #begin(key: string, draft: Draft): void {
    this.#pending.set(key, [draft]);
    if (this.#pending.size > MOST) this.#settle();
  }

  #know(key: string, first: Draft | undefined): void {
    if (!(first instanceof MessageDraft)) {
      this.#living.add(key);
      return;
    }
    this.#open.add(key);
    const [oldest] = this.#open;
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
  }
}

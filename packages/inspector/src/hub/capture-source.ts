import type { Draft } from "../capture/draft.ts";
import { type Page, pagesOf } from "../capture/page.ts";
import { printBatch } from "../capture/print-batch.ts";
import type { ProcessInspector } from "../create-inspector.ts";
import { toLine } from "../jsonl/to-line.ts";
import { DraftStanding } from "./draft-standing.ts";
import { lineHead } from "./line-head.ts";
import type { RecordSource } from "./record-source.ts";

type Hear = (page: Page) => void;

/** The inspector of a process, as its link to a hub reads it: lines are made when they are sent, and not kept. */
export class CaptureSource implements RecordSource {
  readonly process: string;
  readonly #inspector: ProcessInspector;
  /** How everything stood before the ring's first record. */
  readonly #standing = new DraftStanding();
  /** Who hears, and whether they can now. */
  readonly #hearing = new Map<Hear, () => boolean>();
  #wantsDetail = false;

  constructor(inspector: ProcessInspector) {
    this.#inspector = inspector;
    this.process = inspector.process;
    const { feed } = inspector;
    inspector.flush();
    for (const record of feed.standing()) this.#standing.add(record);
    feed.hear({ heard: this.#heard, dropped: this.#dropped });
    inspector.asides.isOpen = true;
  }

  pagesAfter(seq: number): Iterable<Page> {
    const { feed } = this.#inspector;
    const held = feed.held(seq);
    const isWhole = seq > 0 && feed.lastLost() <= seq;
    const before = isWhole ? [] : [...this.#standing.lines(), ...this.#gap(seq)];
    return pagesFrom(seq, before, printBatch(held, this.#wantsDetail));
  }

  listen(hear: Hear, isReady: () => boolean = always): () => void {
    this.#hearing.set(hear, isReady);
    return () => void this.#hearing.delete(hear);
  }

  body(name: string): string | undefined {
    return this.#inspector.asides.get(name);
  }

  detail(wanted: boolean): void {
    this.#wantsDetail = wanted;
  }

  readonly #heard = (drafts: readonly Draft[]): void => {
    let ready = this.#ready([...this.#hearing.keys()]);
    if (ready.length === 0) return;
    for (const page of printBatch(drafts, this.#wantsDetail)) {
      for (const hear of ready) hear(page);
      // Whoever missed a page is told the rest by `pagesAfter`.
      ready = this.#ready(ready);
      if (ready.length === 0) return;
    }
  };

  #ready(hearing: readonly Hear[]): readonly Hear[] {
    return hearing.filter((hear) => this.#hearing.get(hear)?.() === true);
  }

  readonly #dropped = (drafts: readonly Draft[]): void => {
    for (const draft of drafts) this.#standing.drop(draft);
  };

  /** What the hub has not had, and nobody holds any more. */
  #gap(seq: number): readonly string[] {
    const from = seq + 1;
    const to = this.#inspector.feed.lastLost();
    if (to < from) return [];
    const at = Date.now() * 1000;
    const lost = to - from + 1;
    return [toLine({ kind: "gap", peer: this.process, seq: to, at, from, to, lost, why: "ring" })];
  }
}

function always(): boolean {
  return true;
}

/** What stands, and of the rest what follows a number: the hub may have had the beginning of what is one draft. */
function* pagesFrom(
  seq: number,
  before: readonly string[],
  pages: Iterable<Page>,
): Generator<Page> {
  yield* pagesOf(before, () => 0);
  let isFirst = true;
  for (const page of pages) {
    const shown = isFirst ? pageAfter(seq, page) : page;
    isFirst = false;
    if (shown.text !== "") yield shown;
  }
}

function pageAfter(seq: number, page: Page): Page {
  if ((lineHead(page.text)?.seq ?? 0) > seq) return page;
  const lines = page.text.split("\n");
  const from = lines.findIndex((line) => (lineHead(line)?.seq ?? 0) > seq);
  return { text: from < 0 ? "" : lines.slice(from).join("\n"), last: page.last };
}

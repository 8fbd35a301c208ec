import type { Draft } from "../capture/draft.ts";
import { printBatch } from "../capture/print-batch.ts";
import type { ProcessInspector } from "../create-inspector.ts";
import { toLine } from "../jsonl/to-line.ts";
import { DraftStanding } from "./draft-standing.ts";
import { lineHead } from "./line-head.ts";
import type { RecordSource } from "./record-source.ts";

type Hear = (lines: readonly string[]) => void;

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

  linesAfter(seq: number): readonly string[] {
    const { feed } = this.#inspector;
    const held = feed.held().filter((draft) => lastOf(draft) > seq);
    const lines = printBatch(held, this.#wantsDetail);
    // The hub may have had the beginning of what is one draft.
    const from = lines.findIndex((line) => (lineHead(line)?.seq ?? 0) > seq);
    const rest = from < 0 ? [] : lines.slice(from);
    const isWhole = seq > 0 && feed.lastLost() <= seq;
    return isWhole ? rest : [...this.#standing.lines(), ...this.#gap(seq), ...rest];
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
    const ready = [...this.#hearing].flatMap(([hear, isReady]) => (isReady() ? [hear] : []));
    if (ready.length === 0) return;
    const lines = printBatch(drafts, this.#wantsDetail);
    if (lines.length > 0) for (const hear of ready) hear(lines);
  };

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

function lastOf({ seq, span }: Draft): number {
  return seq + span - 1;
}

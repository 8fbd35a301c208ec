import { lineHead } from "../hub/line-head.ts";
import { toLine } from "../jsonl/to-line.ts";
import type { InspectionRecord } from "../records/index.ts";
import { conflate } from "../ring/conflate.ts";
import type { Draft } from "./draft.ts";
import { PAGE, type Page, pagesOf } from "./page.ts";
import type { Printing } from "./printing.ts";
import { TimerDraft } from "./timer-draft.ts";

/**
 * The lines of a batch, page by page as they are asked for: what comes many times conflated, and steps and actions only
 * where they are wanted.
 *
 * Most drafts print theirs as they are; records are made of those alone that may be one of many.
 */
export function printBatch(drafts: readonly Draft[], detail: boolean): Iterable<Page> {
  const causes = new Set<number>();
  let hasPieces = false;
  let arePrinted = true;
  for (const draft of drafts) {
    if (draft.madeBy !== undefined) causes.add(draft.madeBy);
    if (draft.isPiece === true) hasPieces = true;
    if (draft.print === undefined) arePrinted = false;
  }
  const printing: Printing = { detail, causes };
  return arePrinted && !hasPieces
    ? printed(drafts, printing)
    : pagesOf(conflated(drafts, printing, hasPieces), numberOf);
}

/** A text that grows is copied once, when a page of it is full: lines of their own would be copied one by one, and again. */
function* printed(drafts: readonly Draft[], printing: Printing): Generator<Page> {
  let text = "";
  let last = 0;
  for (const draft of drafts) {
    const lines = draft.print?.(printing) ?? "";
    text = text === "" ? lines : `${text}\n${lines}`;
    last = draft.seq + draft.span - 1;
    if (text.length < PAGE) continue;
    yield { text, last };
    text = "";
  }
  if (text !== "") yield { text, last };
}

function conflated(
  drafts: readonly Draft[],
  printing: Printing,
  hasPieces: boolean,
): readonly string[] {
  const entries: (string | InspectionRecord)[] = [];
  for (const draft of drafts) {
    if (draft.print !== undefined && !mayRepeat(draft, hasPieces)) {
      entries.push(draft.print(printing));
    } else entries.push(...wanted(draft, printing, draft === drafts.at(-1)));
  }
  return conflate(entries, printing.causes).map((entry) =>
    typeof entry === "string" ? entry : toLine(entry),
  );
}

/** Clocks are set anew with every piece. */
function mayRepeat(draft: Draft, hasPieces: boolean): boolean {
  return hasPieces && (draft.isPiece === true || draft instanceof TimerDraft);
}

/** Without steps that an event took, and actions that made nothing, while nobody looks. */
function wanted(
  draft: Draft,
  { detail, causes }: Printing,
  isLast: boolean,
): readonly InspectionRecord[] {
  const records = draft.records();
  if (detail) return records;
  return records.filter((record, at) => {
    if (record.kind === "step") return record.unhandled === true;
    if (record.kind !== "act" || causes.has(record.seq)) return true;
    // What the last one does may begin the next batch.
    return isLast && at === records.length - 1;
  });
}

/** Number of the last of the lines that a draft printed. */
function numberOf(lines: string): number {
  return lineHead(lines.slice(lines.lastIndexOf("\n") + 1))?.seq ?? 0;
}

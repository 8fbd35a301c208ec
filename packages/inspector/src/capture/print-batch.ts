import { toLine } from "../jsonl/to-line.ts";
import type { InspectionRecord } from "../records/index.ts";
import { conflate } from "../ring/conflate.ts";
import type { Draft } from "./draft.ts";
import type { Printing } from "./printing.ts";
import { TimerDraft } from "./timer-draft.ts";

/**
 * The lines of a batch: what comes many times conflated, and steps and actions only where they are wanted.
 *
 * Most drafts print theirs as they are; records are made of those alone that may be one of many.
 */
export function printBatch(drafts: readonly Draft[], detail: boolean): string[] {
  const causes = new Set<number>();
  let hasPieces = false;
  for (const draft of drafts) {
    if (draft.madeBy !== undefined) causes.add(draft.madeBy);
    if (draft.isPiece === true) hasPieces = true;
  }
  const printing: Printing = { entries: [], detail, causes };
  for (const draft of drafts) {
    if (draft.print !== undefined && !mayRepeat(draft, hasPieces)) draft.print(printing);
    else printing.entries.push(...wanted(draft, printing, draft === drafts.at(-1)));
  }
  return conflate(printing.entries, causes).map((entry) =>
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

import type { DriveQuestion } from "@mcp-actors/inspector";
import type { SourceState } from "../store/sight.ts";

/** A question that waits for an answer. */
export interface AskedQuestion {
  /** What it is answered by. */
  readonly id: string;
  readonly question: DriveQuestion;
}

/** The questions that may be answered now, the oldest first. */
export function questionsIn(source: SourceState | undefined): readonly AskedQuestion[] {
  const targets = source?.control === true ? source.targets : [];
  return targets.flatMap(({ id, question }) => (question === undefined ? [] : [{ id, question }]));
}

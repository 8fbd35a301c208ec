import { type Finding, note } from "./finding.ts";

/** A visit, as far as its late answers go. */
export interface LateAnswers {
  readonly late: ReadonlySet<string>;
}

/** Findings about answers that came too late, or twice. */
export function lateFindings({ late }: LateAnswers): readonly Finding[] {
  const [first] = late;
  if (first === undefined) return [];
  const text = `an answer came when it was awaited no more, or for the second time: ${first}`;
  return [note("answers", text, "Answer each request once; --timeout waits longer for it")];
}

import type { JsonDifference, RecordedCall } from "@mcp-actors/inspector/replay";

/** One place where two answers are not the same, as a line. */
export function differenceText({ path, recorded, other }: JsonDifference): string {
  return `${path}: ${shown(recorded)} → ${shown(other)}`;
}

/** A recorded request, as a line names it. */
export function callText({ method, subject }: Pick<RecordedCall, "method" | "subject">): string {
  return subject === "" ? method : `${method} ${subject}`;
}

/** How much of a value is shown, in characters. */
const SHOWN = 80;

function shown(value: JsonDifference["other"]): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
}

import type { LeanStep } from "@mcp-actors/machine";
import type { KnownChart } from "../chart/chart-of.ts";
import type { RecordKind } from "../records/index.ts";
import { cutText } from "../redact/cut-text.ts";
import { lineStart } from "./line-start.ts";
import type { Printing } from "./printing.ts";
import { quoted } from "./quoted.ts";

/** What is printed of an event that a lean actor took. */
export interface TakenText {
  readonly peer: string;
  /** Number of its first record. */
  readonly seq: number;
  /** What follows the number in every line. */
  readonly after: string;
  readonly type: string;
  /** What the event carries, as text. */
  readonly said: string | undefined;
  /** Number of the record that made it happen; 0 where that is not known. */
  readonly cause: number;
  readonly step: LeanStep;
  readonly chart: KnownChart | undefined;
}

/** Prints the records of an event that was taken: itself, the actions, the step, the state, perhaps the end. */
export function printTaken(taken: TakenText, { detail, causes }: Printing): string {
  const { peer, seq, after, step } = taken;
  const { actions, target } = step;
  const start = (kind: RecordKind, number: number) => lineStart(kind, peer, number) + after;
  const type = quoted(taken.type);
  const value = quoted(target.value);
  const event = taken.said === undefined ? "" : `,"event":${taken.said}`;
  const cause = taken.cause === 0 ? "" : `,"cause":${taken.cause}`;
  let lines = `${start("ev", seq)},"type":${type}${event}${cause}}`;
  let number = seq;
  for (const action of actions) {
    number += 1;
    if (!detail && !causes.has(number)) continue;
    lines += `\n${start("act", number)},"action":${JSON.stringify(action)}}`;
  }
  number += 1;
  if (detail) {
    const edges = JSON.stringify(edgesOf(taken));
    lines += `\n${start("step", number)},"type":${type},"edges":${edges},"value":${value}}`;
  }
  const status = target.final ? "done" : "active";
  lines += `\n${start("snap", number + 1)},"type":${type},"status":"${status}","value":${value}}`;
  if (!target.final) return lines;
  const output = outputOf(value, taken.said);
  return `${lines}\n${start("end", number + 2)},"of":"actor","status":"done","output":${output}}`;
}

function edgesOf({ step, chart, type }: TakenText): readonly string[] {
  return step.definitions.map((definition) => chart?.edgeId(definition) ?? cutText(type));
}

/** The outcome of a request says what its last event says. */
function outputOf(value: string, said: string | undefined): string {
  const more = said?.startsWith("{") === true && said.length > 2 ? `,${said.slice(1)}` : "}";
  return `{"status":${value}${more}`;
}

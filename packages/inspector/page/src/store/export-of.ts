import type { Folded, WireRow } from "@mcp-actors/inspector";
import { toText } from "../../../src/jsonl/to-line.ts";
import { chromeTrace } from "../exports/chrome-trace.ts";
import { har } from "../exports/har.ts";
import { mermaidSequence } from "../exports/mermaid-sequence.ts";
import { otlpTrace } from "../exports/otlp-trace.ts";
import type { ExportName } from "./store-message.ts";
import type { Timeline } from "./timeline.ts";
import { toWireLine } from "./to-wire-line.ts";
import { wireColumns } from "./wire-columns.ts";
import type { Selection, Wish } from "./wish.ts";

/** Most messages that make a diagram which can be read. */
const MOST_MESSAGES = 200;
/** Records that are written at once. */
const PART = 2_000;

/** What is taken away, as a file; of a selected request the sequence of its messages alone. */
export function exportOf(what: ExportName, timeline: Timeline, wish: Wish | undefined): Blob {
  const folded = timeline.at(timeline.stepOf(wish?.moment ?? "live"));
  switch (what) {
    case "jsonl":
      return new Blob([...parts(timeline)], { type: "application/jsonl" });
    case "chrome-trace":
      return new Blob([chromeTrace(folded)], { type: "application/json" });
    case "otlp-trace":
      return new Blob([otlpTrace(folded)], { type: "application/json" });
    case "har":
      return new Blob([har(timeline.records)], { type: "application/json" });
    case "mermaid-sequence":
      return new Blob([sequenceOf(folded, wish?.selection)], { type: "text/plain" });
  }
}

function sequenceOf(folded: Folded, selection: Selection | undefined): string {
  const columns = wireColumns(folded);
  const lines = rowsOf(folded, selection).map((row) => toWireLine(row, columns, folded));
  return mermaidSequence(columns.columns, lines);
}

function rowsOf(
  { messages, requests }: Folded,
  selection: Selection | undefined,
): readonly WireRow[] {
  const request = selection?.kind === "request" ? requests.get(selection.key) : undefined;
  if (request !== undefined) return request.messages.flatMap((key) => messages.get(key) ?? []);
  const rows = [...messages.values()].filter(({ joined }) => joined === undefined);
  return rows.slice(-MOST_MESSAGES);
}

function* parts({ records }: Timeline): Generator<string> {
  for (let at = 0; at < records.length; at += PART) yield toText(records.slice(at, at + PART));
}

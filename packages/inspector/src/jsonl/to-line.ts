import type { InspectionRecord } from "../records/index.ts";

/** A record as one line, without its end. */
export function toLine(record: InspectionRecord): string {
  return JSON.stringify(record);
}

/** Records as the text of a file. */
export function toText(records: Iterable<InspectionRecord>): string {
  let text = "";
  for (const record of records) text += `${toLine(record)}\n`;
  return text;
}

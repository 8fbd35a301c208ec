import type { InspectionRecord } from "@mcp-actors/inspector";
import { RecordReader } from "../../../src/jsonl/read-records.ts";
import { readLines } from "./read-lines.ts";

/** Reads the records of a file, some at a time; gives how many of its lines were none. */
export async function readRecordFile(
  file: Blob,
  take: (records: readonly InspectionRecord[]) => void,
): Promise<number> {
  let unreadable = 0;
  let isFirst = true;
  for await (const lines of readLines(file)) {
    const reader = new RecordReader();
    for (const line of lines) reader.line(line);
    unreadable += reader.broken.length;
    if (isFirst && reader.records.length === 0) throw new Error("The file holds no records");
    isFirst = false;
    take(reader.records);
  }
  return unreadable;
}

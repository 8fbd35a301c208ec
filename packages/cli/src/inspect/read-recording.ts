import { readFileSync } from "node:fs";
import { type InspectionRecord, readRecords } from "@mcp-actors/inspector";
import { messageOf } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";

/** What a file that was recorded to holds. */
export interface RecordedFile {
  readonly lines: readonly string[];
  /** What the lines say; those that are no records are left out, as the last one of a file that was cut off. */
  readonly records: readonly InspectionRecord[];
}

/**
 * Reads a recording.
 *
 * @param use - What it is read for, for the error of one that cannot be.
 */
export function readRecording(path: string, use: "replay" | "show"): RecordedFile {
  try {
    const text = readFileSync(path, "utf8");
    const { records } = readRecords(text);
    if (records.length === 0) throw new Error("It holds no records");
    return { lines: text.split("\n"), records };
  } catch (cause) {
    throw new UsageError(`Cannot ${use} ${path}: ${messageOf(cause)}`, { cause });
  }
}

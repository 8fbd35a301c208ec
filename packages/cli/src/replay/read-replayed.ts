import { readFileSync } from "node:fs";
import { type InspectionRecord, readRecords } from "@mcp-actors/inspector";
import { messageOf } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";

/** The records of a file that is replayed. */
export function readReplayed(path: string): readonly InspectionRecord[] {
  try {
    const { records } = readRecords(readFileSync(path, "utf8"));
    if (records.length === 0) throw new Error("It holds no records");
    return records;
  } catch (cause) {
    throw new UsageError(`Cannot replay ${path}: ${messageOf(cause)}`, { cause });
  }
}

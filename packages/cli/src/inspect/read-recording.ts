import { readFileSync } from "node:fs";
import { readRecords } from "@mcp-actors/inspector";
import { messageOf } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";

/** The lines of a recording; those that are no records are left out, as the last one of a file that was cut off. */
export function readRecording(path: string): readonly string[] {
  try {
    const text = readFileSync(path, "utf8");
    if (readRecords(text).records.length === 0) throw new Error("It holds no records");
    return text.split("\n");
  } catch (cause) {
    throw new UsageError(`Cannot show ${path}: ${messageOf(cause)}`, { cause });
  }
}

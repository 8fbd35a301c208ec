import type { InspectionRecord } from "../records/index.ts";
import { RECORD_VERSION } from "../records/index.ts";
import { isKnown, misfit } from "./record-fields.ts";

/** A line that is no record. */
export interface BrokenLine {
  /** From 1 on. */
  readonly line: number;
  readonly problem: string;
}

/** What a file holds. */
export interface ReadRecords {
  readonly records: readonly InspectionRecord[];
  /** Lines of a kind that this version does not know, as they are. */
  readonly unknown: readonly { readonly kind: string }[];
  readonly broken: readonly BrokenLine[];
}

/**
 * Reads records from the text of a file, as far as they can be read.
 *
 * Throws where the first line says that it is another format, or a version that this one cannot read.
 */
export function readRecords(text: string): ReadRecords {
  const reader = new RecordReader();
  for (const line of text.split("\n")) reader.line(line);
  return reader;
}

/** Reads records line by line. */
export class RecordReader implements ReadRecords {
  readonly records: InspectionRecord[] = [];
  readonly unknown: { readonly kind: string }[] = [];
  readonly broken: BrokenLine[] = [];
  #line = 0;

  line(text: string): void {
    this.#line += 1;
    if (text.trim() === "") return;
    const value = parsed(text);
    checkVersion(value);
    const problem = problemOf(value);
    if (problem !== undefined) this.broken.push({ line: this.#line, problem });
    else if (isRecord(value)) this.records.push(value);
    else if (hasKind(value)) this.unknown.push(value);
  }
}

const NO_JSON = Symbol("no JSON");

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
}

function problemOf(value: unknown): string | undefined {
  if (value === NO_JSON) return "Line is no JSON";
  if (!hasKind(value)) return "Line is no record: it has no kind";
  if (!isKnown(value.kind)) return undefined;
  if (!("seq" in value) || typeof value.seq !== "number") return "Record has no number";
  if (!("at" in value) || typeof value.at !== "number") return "Record has no time";
  if (!("peer" in value) || typeof value.peer !== "string") return "Record has no peer";
  return misfit(value);
}

/** A later version may write anything. */
function checkVersion(value: unknown): void {
  if (!hasKind(value) || value.kind !== "head" || !("version" in value)) return;
  const { version } = value;
  if (typeof version !== "number" || version <= RECORD_VERSION) return;
  throw new Error(`Records are of version ${version}, and this reads up to ${RECORD_VERSION}`);
}

function hasKind(value: unknown): value is { readonly kind: string } {
  return (
    typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string"
  );
}

/** Whoever writes a known kind, with the fields that it must have, writes it as this version has it. */
function isRecord(value: unknown): value is InspectionRecord {
  return hasKind(value) && isKnown(value.kind);
}

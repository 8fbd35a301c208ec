import type { InspectionRecord } from "../records/index.ts";
import { RECORD_VERSION } from "../records/index.ts";

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
    const problem = problemOf(value);
    if (problem !== undefined) this.broken.push({ line: this.#line, problem });
    else if (isRecord(value)) this.#take(value);
    else if (hasKind(value)) this.unknown.push(value);
  }

  #take(record: InspectionRecord): void {
    if (record.kind === "head" && record.version > RECORD_VERSION) {
      throw new Error(
        `Records are of version ${record.version}, and this reads up to ${RECORD_VERSION}`,
      );
    }
    this.records.push(record);
  }
}

const KINDS = new Set("head peer def actor ev step act timer snap wire end gap mark".split(" "));
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
  if (!KINDS.has(value.kind)) return undefined;
  if (!("seq" in value) || typeof value.seq !== "number") return "Record has no number";
  if (!("at" in value) || typeof value.at !== "number") return "Record has no time";
  if (!("peer" in value) || typeof value.peer !== "string") return "Record has no peer";
  return undefined;
}

function hasKind(value: unknown): value is { readonly kind: string } {
  return (
    typeof value === "object" && value !== null && "kind" in value && typeof value.kind === "string"
  );
}

/** Whoever writes a known kind writes it as this version has it. */
function isRecord(value: unknown): value is InspectionRecord {
  return hasKind(value) && KINDS.has(value.kind);
}

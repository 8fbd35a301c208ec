import type { InspectionRecord } from "../records/index.ts";
import type { Redactor } from "../redact/redactor.ts";
import type { FactsPrinter } from "./facts-printer.ts";
import type { Printing } from "./printing.ts";
import type { SharedParts } from "./shared-parts.ts";

/** What values are made JSON of with. */
export interface Press {
  readonly redactor: Redactor;
  readonly parts: SharedParts;
  readonly facts: FactsPrinter;
  /** Takes every record that is made at once; keeps what says who and what others are about. */
  readonly keep: (record: InspectionRecord) => void;
}

/** What a draft is about, and where in its life that is. */
export interface Subject {
  /** Its name in its peer. */
  readonly name: string;
  readonly stage: "begins" | "goes on" | "ends";
}

/** Something that was seen, as records are made of it when they are asked for: it holds nothing but JSON once it was pressed. */
export interface Draft {
  /** Number of its first record. */
  readonly seq: number;
  /** How many numbers it takes. */
  readonly span: number;
  /** Who it is of. */
  readonly peer: string;
  /** When it was, in µs since the Unix epoch. */
  readonly at: number;
  /** How long its records are as JSON, in characters, about; known once it was pressed. */
  readonly weight: number;
  /** Redacts what it holds, once; absent where nothing is left to be. */
  press?(press: Press): void;
  /** Its records, in order; after it was pressed. */
  records(): readonly InspectionRecord[];
  /** Its records as lines, as `records` gives them, without making any; absent where that would be no cheaper. */
  print?(printing: Printing): string;
  /** Whether it is one of what may come many times over one request, and is conflated. */
  readonly isPiece?: boolean;
  /** Number of the action that made it. */
  readonly madeBy?: number | undefined;
  /** What it is about while that lasts: an actor, a request on a wire. */
  readonly subject?: Subject | undefined;
  /** What says who and what others are about, which is never dropped. */
  readonly lasting?: InspectionRecord | undefined;
}

/** What every record has beside what it says, in characters. */
export const ENVELOPE = 120;

/** Fields that a filter can ask for by name. */
export const FILTER_FIELDS = [
  "method",
  "tool",
  "status",
  "dir",
  "kind",
  "peer",
  "id",
  "dur",
  "era",
  "text",
] as const;

/** A field of what is filtered. */
export type FilterField = (typeof FILTER_FIELDS)[number];

/** What must hold for something to be shown: all of its terms. */
export interface Filter {
  readonly terms: readonly FilterTerm[];
  /** What could not be understood; the terms are what could. */
  readonly problems: readonly FilterProblem[];
}

/** One condition. */
export type FilterTerm = ValueTerm | DurationTerm;

/** One of several values, with `*` for any signs. */
export interface ValueTerm extends TermHead {
  readonly field: Exclude<FilterField, "dur">;
  readonly values: readonly string[];
}

/** A length of time. */
export interface DurationTerm extends TermHead {
  readonly field: "dur";
  readonly compare: "<" | "<=" | ">" | ">=" | "=";
  /** In ms. */
  readonly limit: number;
}

interface TermHead extends Span {
  /** Whether what matches is left out. */
  readonly isNegated: boolean;
}

/** A part of the text of a filter. */
export interface Span {
  /** Place of its first sign. */
  readonly start: number;
  /** Place after its last. */
  readonly end: number;
}

/** Why a part of a filter means nothing. */
export interface FilterProblem extends Span {
  readonly problem: string;
}

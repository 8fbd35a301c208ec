import type { DurationTerm, Filter, FilterTerm, ValueTerm } from "./filter.ts";
import type { Filtered } from "./filtered.ts";

/** Makes of a filter the question whether something is shown. */
export function matchFilter({ terms }: Filter): (filtered: Filtered) => boolean {
  const tests = terms.map(toTest);
  return (filtered) => tests.every((test) => test(filtered));
}

type Test = (filtered: Filtered) => boolean;

function toTest(term: FilterTerm): Test {
  const test = term.field === "dur" ? toDurationTest(term) : toValueTest(term);
  return term.isNegated ? (filtered) => !test(filtered) : test;
}

function toDurationTest({ compare, limit }: DurationTerm): Test {
  const holds = COMPARISONS[compare];
  return ({ duration }) => duration !== undefined && holds(duration, limit);
}

const COMPARISONS: {
  readonly [Compare in DurationTerm["compare"]]: (one: number, other: number) => boolean;
} = {
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  "=": (one, other) => Math.round(one) === Math.round(other),
};

function toValueTest({ field, values }: ValueTerm): Test {
  if (field === "text") {
    const words = values.map((value) => value.toLowerCase());
    return (filtered) => words.some((word) => filtered.text().includes(word));
  }
  const patterns = values.map((value) =>
    toPattern(field === "id" ? value.replace(/^#/, "") : value),
  );
  return (filtered) => {
    const own = filtered[field];
    const texts = typeof own === "string" ? [own] : own;
    return texts.some((text) => patterns.some((pattern) => pattern.test(text)));
  };
}

/** A value as a pattern: the whole text, whatever its case, `*` standing for any signs. */
function toPattern(value: string): RegExp {
  const parts = value.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "is");
}

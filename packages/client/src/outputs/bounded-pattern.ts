import { patternCost } from "./pattern-cost.ts";

/** Steps that trying a pattern once may take; a step is some nanoseconds. */
export const MOST_STEPS = 200_000;
/** Texts that a pattern must be good for, in characters; one that is not is no use. */
const SHORT = 32;
/** The highest power of the length that leaves texts worth a try. */
const STEEPEST = 6;
const LONGEST_PATTERN = 4096;

/** A pattern that takes a bounded time on any text. */
export interface BoundedPattern {
  /** Matches what the pattern does, and every text that is longer than `longest`. */
  readonly pattern: string;
  /** The longest text that is tried, in characters. */
  readonly longest: number;
  /** The power of a text's length that its time grows with, at most. */
  readonly degree: number;
}

/** A pattern of a stranger, bounded; throws where it is none, or could take forever on a short text. */
export function boundedPattern(pattern: string): BoundedPattern {
  if (pattern.length > LONGEST_PATTERN) throw tooSlow(pattern);
  new RegExp(pattern, "u");
  const cost = patternCost(pattern);
  const degree = Math.max(cost.degree, 1);
  const longest = degree > STEEPEST ? 0 : Math.floor(longestFor(degree, cost.choices));
  if (longest < SHORT) throw tooSlow(pattern);
  return { pattern: `^[^]{${longest + 1}}|(?:${pattern})`, longest, degree };
}

/** Of n characters, d parts can begin and end in n^d/d! ways. */
function longestFor(degree: number, choices: number): number {
  let ways = MOST_STEPS / choices;
  for (let factor = 2; factor <= degree; factor++) ways *= factor;
  return ways ** (1 / degree);
}

function tooSlow(pattern: string): TypeError {
  const shown = pattern.length > 60 ? `${pattern.slice(0, 60)}…` : pattern;
  return new TypeError(`Pattern ${JSON.stringify(shown)} could take too long to try`);
}

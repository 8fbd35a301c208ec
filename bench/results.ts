import type { ImplementationName } from "./implementations.ts";
import type { Sample } from "./scenario.ts";

/** One child process's measurement. */
export interface Row {
  readonly round: number;
  readonly case: string;
  readonly implementation: ImplementationName;
  readonly sample: Sample;
}

/** Names one series of values: one case, one implementation, one metric. */
export interface Series {
  readonly case: string;
  readonly implementation: ImplementationName;
  readonly metric: string;
}

/** The middle and the ends of some values. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** The rows of one scenario, and what can be said of them. */
export class Results {
  readonly rows: readonly Row[];

  constructor(rows: readonly Row[]) {
    this.rows = rows;
  }

  /** The median of a series over its rounds, with its ends. */
  spread(series: Series): Spread {
    return spreadOf(this.#values(series));
  }

  /** One series by another, round by round, so that what slows a whole round cancels out. */
  ratio(of: Series, by: Series): Spread {
    const divisors = this.#values(by);
    return spreadOf(
      this.#values(of).map((value, round) => value / (divisors[round] ?? Number.NaN)),
    );
  }

  #values(series: Series): number[] {
    return this.rows
      .filter((row) => row.case === series.case && row.implementation === series.implementation)
      .toSorted((a, b) => a.round - b.round)
      .map((row) => row.sample[series.metric] ?? Number.NaN);
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  const lower = sorted.length % 2 === 1 ? upper : (sorted[middle - 1] ?? Number.NaN);
  return {
    median: (lower + upper) / 2,
    least: sorted[0] ?? Number.NaN,
    most: sorted.at(-1) ?? Number.NaN,
  };
}

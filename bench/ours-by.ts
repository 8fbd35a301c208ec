import type { ImplementationName } from "./implementations.ts";
import type { Target } from "./scenario.ts";

/** Which metric of ours is compared with whose, and what the ratio must be. */
export interface OursByOptions {
  /** The label of the case. */
  readonly label: string;
  readonly metric: string;
  /** What the metric is, in the title. */
  readonly words: string;
  readonly other: ImplementationName;
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** A bound on what ours came to, by what another implementation did. */
export function oursBy({ label, metric, words, other, ...bounds }: OursByOptions): Target {
  return {
    title: `${label}: ${words} of ours by ${other}`,
    value: (results) =>
      results.ratio(
        { case: label, metric, implementation: "ours" },
        { case: label, metric, implementation: other },
      ).median,
    ...bounds,
  };
}

import { readFileSync, writeFileSync } from "node:fs";
import type { Spread } from "./results.ts";

/** A ratio as it was when the baseline was measured. */
export interface Expected {
  readonly ratio: number;
  /** By how much of itself it may be worse before it counts as worse. */
  readonly allowance: number;
}

/** The ratios that are watched, by their names. */
export type Baseline = { readonly [name: string]: Expected };

const file = new URL("./baseline.json", import.meta.url);

/**
 * The least that is allowed, by what is measured: two short runs differ by a fifth in CPU, in
 * heap by what its tables happen to have room for, and in a bundle by nothing but what was changed.
 */
const LEAST_ALLOWANCE: { readonly [metric: string]: number } = {
  cpu: 0.2,
  bytes: 0.08,
  gzipped: 0.02,
};

/** The baseline that was committed. */
export function readBaseline(): Baseline {
  return JSON.parse(readFileSync(file, "utf8")) as Baseline;
}

/** Takes a baseline as the one that is compared with from now on. */
export function writeBaseline(baseline: Baseline): void {
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

/** What is expected from now on of a ratio that came to this. */
export function expectedOf(metric: string, { median, least, most }: Spread): Expected {
  const spread = (most - least) / median;
  const allowance = Math.max(LEAST_ALLOWANCE[metric] ?? spread, spread);
  return { ratio: round(median), allowance: round(allowance) };
}

/** Whether a ratio is no worse than it was, and one line that says so. */
export function compare(
  name: string,
  { median, least, most }: Spread,
  expected: Expected | undefined,
): { readonly met: boolean; readonly line: string } {
  const now = `${round(median)} (${round(least)}–${round(most)})`;
  if (expected === undefined) return { met: false, line: `UNKNOWN: ${name} is ${now}` };
  const { ratio, allowance } = expected;
  const met = median <= ratio * (1 + allowance);
  const was = `was ${ratio}, and may be ${round(ratio * (1 + allowance))}`;
  return { met, line: `${met ? "held" : "WORSE"}: ${name} is ${now}, ${was}` };
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

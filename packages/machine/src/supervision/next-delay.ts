import type { SupervisionPolicy } from "./supervision-policy.ts";

/** What a wait is computed from. */
export type Backoff = Pick<SupervisionPolicy, "initialDelay" | "maxDelay" | "factor" | "jitter">;

/**
 * How long to wait before an attempt, in ms.
 *
 * @param attempt - Which one in the row, from 1.
 */
export function nextDelay(
  { initialDelay, maxDelay, factor, jitter }: Backoff,
  attempt: number,
  random: () => number = Math.random,
): number {
  // Nothing times a power past all numbers is no number.
  const grown = initialDelay === 0 ? 0 : initialDelay * factor ** (attempt - 1);
  const ceiling = Math.min(grown, maxDelay);
  return jitter === "full" ? random() * ceiling : ceiling;
}

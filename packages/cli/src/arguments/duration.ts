import { UsageError } from "../exit/usage-error.ts";

const UNITS: { readonly [unit: string]: number } = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** A duration in ms, of `500ms`, `30s`, `2m` or `1h`; a number alone is seconds. */
export function parseDuration(text: string): number {
  const [, amount, unit = "s"] = /^(\d+(?:\.\d+)?)(ms|s|m|h)?$/.exec(text) ?? [];
  const factor = UNITS[unit];
  if (amount === undefined || factor === undefined || Number(amount) === 0) {
    throw new UsageError(`--timeout must be a time such as 500ms, 30s or 2m, not ${text}`);
  }
  return Number(amount) * factor;
}

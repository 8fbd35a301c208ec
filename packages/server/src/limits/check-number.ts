/** Throws unless an option is a length of time. */
export function checkTime(option: string, value: unknown): void {
  if (typeof value === "number" && value >= 0) return;
  throw new RangeError(`Option ${option} must be a number of ms from 0 on, not ${describe(value)}`);
}

/** Throws unless an option is how many there may be of something; Infinity is no limit. */
export function checkCount(option: string, value: unknown, least = 0): void {
  if (isCount(value) && value >= least) return;
  throw new RangeError(
    `Option ${option} must be a whole number from ${least} on, not ${describe(value)}`,
  );
}

export function isCount(value: unknown): value is number {
  return value === Number.POSITIVE_INFINITY || (Number.isSafeInteger(value) && Number(value) >= 0);
}

function describe(value: unknown): string {
  return typeof value === "number" ? String(value) : JSON.stringify(value);
}

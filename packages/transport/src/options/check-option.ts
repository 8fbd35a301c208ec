/** Throws unless an option is a length of time in ms; Infinity is for ever. */
export function checkTime(option: string, value: unknown): void {
  if (typeof value === "number" && value >= 0) return;
  throw new RangeError(`Option ${option} must be a number of ms from 0 on, not ${toWords(value)}`);
}

/** Throws unless an option is how many there may be of something; Infinity is no limit. */
export function checkCount(option: string, value: unknown, least = 0): void {
  const isCount = value === Number.POSITIVE_INFINITY || Number.isSafeInteger(value);
  if (isCount && Number(value) >= least) return;
  throw new RangeError(
    `Option ${option} must be a whole number from ${least} on, not ${toWords(value)}`,
  );
}

/** Throws unless an option is a number of at least so much. */
export function checkNumber(option: string, value: unknown, least: number): void {
  if (typeof value === "number" && value >= least) return;
  throw new RangeError(`Option ${option} must be a number from ${least} on, not ${toWords(value)}`);
}

/** Throws unless an option is one of a few words. */
export function checkWord(option: string, value: unknown, words: readonly string[]): void {
  if (typeof value === "string" && words.includes(value)) return;
  throw new TypeError(`Option ${option} must be ${words.join(" or ")}, not ${toWords(value)}`);
}

/** What a value is, for the message that refuses it: whatever it is, this does not throw. */
export function toWords(value: unknown): string {
  switch (typeof value) {
    case "number":
      return String(value);
    case "boolean":
      return String(value);
    case "string":
      return JSON.stringify(value);
    default:
      if (value === null) return "null";
      return Array.isArray(value) ? "a list" : `of type ${typeof value}`;
  }
}

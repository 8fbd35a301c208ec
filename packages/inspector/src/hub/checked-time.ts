/** The longest delay and stall, in ms. */
const LONGEST = 600_000;

/** A time that a viewer may want something to take, up to a longest, in ms; throws where it is none. */
export function checkedTime(ms: unknown, longest = LONGEST): number {
  if (typeof ms === "number" && ms >= 0 && ms <= longest) return ms;
  throw new RangeError(`Time must be from 0 to ${longest} ms`);
}

/** Settles after a time that a viewer may want, in ms. */
export function timeOver(ms: unknown): Promise<void> {
  const checked = checkedTime(ms);
  return new Promise((resolve) => {
    setTimeout(resolve, checked);
  });
}

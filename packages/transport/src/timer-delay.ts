/** The longest that the platform's timers can wait, in ms; past it they fire at once. */
const LONGEST = 2 ** 31 - 1;

/** So many ms as every timer of the platform takes them: whole, and at most some 25 days; `Infinity` is that. */
export function timerDelay(ms: number): number {
  return Math.min(Math.ceil(ms), LONGEST);
}

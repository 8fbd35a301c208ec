/** What the wait before coming back to a stream is computed from. */
export interface Attempt {
  /** What the server asked for, in ms. */
  readonly retryDelay: number | undefined;
  /** Attempts in a row that brought nothing new. */
  readonly fruitless: number;
  readonly random: () => number;
}

const FIRST_CEILING = 500;
const LAST_CEILING = 30_000;

/**
 * How long to wait before coming back to a stream, in ms: what the server asks for, as it asks for it; for an
 * attempt that follows a fruitless one, or is not asked for, anything below a ceiling that doubles.
 */
export function nextAttempt({ retryDelay = 0, fruitless, random }: Attempt): number {
  if (fruitless === 0 && retryDelay > 0) return retryDelay;
  const ceiling = Math.min(LAST_CEILING, FIRST_CEILING * 2 ** fruitless);
  return Math.max(retryDelay, random() * ceiling);
}

/** Where time comes from; XState's `clock` option takes one too. */
export interface Clock {
  /** Milliseconds since some fixed moment; never goes back. */
  now(): number;
  /** Calls back once after `ms`, any number from 0 to `Infinity`, which is never. */
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timeout: unknown): void;
  /** Lets the process end although the timeout is pending, where there is a process. */
  unref?(timeout: unknown): void;
  /** Takes `unref` back. */
  ref?(timeout: unknown): void;
  /** Lets so many ms pass at once, where time passes when it is told to. */
  advance?(ms: number): void;
}

/** A process that is started for us, as whoever watches it may know of it, and kill it. */
export interface StartedProcess {
  /** Kills it and what it started, at once and without a word; false where nothing of it runs. */
  kill(): boolean;
  /** Settles when it has exited, or could not be started. Never rejects. */
  readonly ended: Promise<void>;
}

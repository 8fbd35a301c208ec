/** A capture, as a producer's link to a hub reads it. */
export interface RecordSource {
  /** Process id in `peer` of its records. */
  readonly process: string;
  /**
   * The lines of all records after a number, in order, as far as they are held.
   *
   * Where some of them are gone, first what stands (head, peers, charts, living actors with their states), then a
   * `gap`, then the rest. After 0 it is everything.
   */
  linesAfter(seq: number): readonly string[];
  /**
   * Hears new lines, in batches, in order, from the next one on; gives what ends it.
   *
   * Of a batch for which `isReady` says no nothing is heard, and no lines are made.
   */
  listen(hear: (lines: readonly string[]) => void, isReady?: () => boolean): () => void;
  /** A text that was cut, whole and redacted; undefined where it is not kept. */
  body(name: string): string | undefined;
  /** Whether `step` and `act` records are wanted now; they are not at first. */
  detail(wanted: boolean): void;
}

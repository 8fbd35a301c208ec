import type { Page } from "../capture/page.ts";

/** A capture, as a producer's link to a hub reads it. */
export interface RecordSource {
  /** Process id in `peer` of its records. */
  readonly process: string;
  /**
   * The lines of all records after a number, in order, as far as they are held; each page is printed when it is asked for.
   *
   * Where some of them are gone, first what stands (head, peers, charts, living actors with their states), then a
   * `gap`, then the rest. After 0 it is everything.
   */
  pagesAfter(seq: number): Iterable<Page>;
  /**
   * Hears new lines, page by page, in order, from the next batch on; gives what ends it.
   *
   * Once `isReady` says no nothing more of that batch is heard, and no lines are made.
   */
  listen(hear: (page: Page) => void, isReady?: () => boolean): () => void;
  /** A text that was cut, whole and redacted; undefined where it is not kept. */
  body(name: string): string | undefined;
  /** Whether `step` and `act` records are wanted now; they are not at first. */
  detail(wanted: boolean): void;
}

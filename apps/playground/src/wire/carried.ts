/** One thing under way on a wire: a channel, or an HTTP request with its response. */
export interface Carried {
  /** Loses it now. */
  cut(reason: string): void;
  /** Holds back what it carries, until `resume`. */
  stall(): void;
  resume(): void;
  /** Has what leaves and what arrives from now on take so much longer, in ms. */
  slow(ms: number): void;
}

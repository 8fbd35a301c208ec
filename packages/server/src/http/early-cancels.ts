import type { RequestId } from "@mcp-actors/protocol";

/** How many ids are remembered of each kind. */
const LIMIT = 256;

/**
 * Cancels that came before their requests, as they can where each travels in a POST of its own.
 *
 * Without it such a request would run, in a session that nobody ends perhaps for ever.
 */
export class EarlyCancels {
  readonly #limit: number;
  #early: Set<RequestId> | undefined;
  /** Those that were answered, each in the place of the one so many before: what cancels them is late. */
  #settled: RequestId[] | undefined;
  #last = -1;

  constructor(limit: number = LIMIT) {
    this.#limit = limit;
  }

  /** Remembers a cancel of a request that is not in flight. */
  add(id: RequestId): void {
    if (this.#settled?.includes(id) === true) return;
    this.#early ??= new Set();
    this.#early.add(id);
    if (this.#early.size <= this.#limit) return;
    const [oldest] = this.#early;
    if (oldest !== undefined) this.#early.delete(oldest);
  }

  /** Whether a request was cancelled before it came; a cancel is good for one. */
  take(id: RequestId): boolean {
    return this.#early?.delete(id) === true;
  }

  /** A request is not in flight any more. */
  settle(id: RequestId): void {
    this.#settled ??= [];
    this.#last = (this.#last + 1) % this.#limit;
    this.#settled[this.#last] = id;
  }
}

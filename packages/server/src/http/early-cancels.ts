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
  /** Those that were answered: what cancels them is late. */
  #settled: Set<RequestId> | undefined;

  constructor(limit: number = LIMIT) {
    this.#limit = limit;
  }

  /** Remembers a cancel of a request that is not in flight. */
  add(id: RequestId): void {
    if (this.#settled?.has(id) === true) return;
    this.#early ??= new Set();
    this.#remember(id, this.#early);
  }

  /** Whether a request was cancelled before it came; a cancel is good for one. */
  take(id: RequestId): boolean {
    return this.#early?.delete(id) === true;
  }

  /** A request is not in flight any more. */
  settle(id: RequestId): void {
    this.#settled ??= new Set();
    this.#remember(id, this.#settled);
  }

  #remember(id: RequestId, ids: Set<RequestId>): void {
    ids.add(id);
    if (ids.size <= this.#limit) return;
    const [oldest] = ids;
    if (oldest !== undefined) ids.delete(oldest);
  }
}

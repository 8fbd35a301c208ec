import type { Clock } from "@mcp-actors/machine";
import type { Request, Result } from "@mcp-actors/protocol";

/** Most answers that are kept; the oldest goes first. */
const MAX_ENTRIES = 1_000;

interface Entry {
  readonly request: Request;
  readonly result: Result;
  /** When it is stale, on the clock of the cache. */
  readonly until: number;
}

/** The answers that a server allowed to keep, for as long as it allowed it. spec: 2026-07-28 server/utilities/caching */
export class ResultCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  /** The requests whose answers may be kept, and whether a kept one would do for them. */
  readonly #allowed = new WeakMap<Request, boolean>();
  #forgotten = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** How many answers are kept. */
  get size(): number {
    return this.#entries.size;
  }

  /** How often something was forgotten: what was asked before must not be kept after. */
  get forgotten(): number {
    return this.#forgotten;
  }

  /** @param known - Whether a kept answer would do. */
  allow(request: Request, known: boolean): void {
    this.#allowed.set(request, known);
  }

  allows(request: Request): boolean {
    return this.#allowed.has(request);
  }

  /** The answer to a request, if there is one that is fresh and would do. */
  find(request: Request): Result | undefined {
    if (this.#allowed.get(request) !== true) return undefined;
    const key = keyOf(request);
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.until > this.#clock.now()) return entry?.result;
    this.#entries.delete(key);
    return undefined;
  }

  keep(request: Request, result: Result): void {
    const { ttlMs } = result;
    const key = keyOf(request);
    this.#entries.delete(key);
    if (typeof ttlMs !== "number" || !(ttlMs > 0) || !isComplete(result)) return;
    this.#entries.set(key, { request, result, until: this.#clock.now() + ttlMs });
    if (this.#entries.size > MAX_ENTRIES) this.#forgetOldest();
  }

  forget(isStale: (request: Request) => boolean = () => true): void {
    this.#forgotten += 1;
    for (const [key, { request }] of this.#entries) {
      if (isStale(request)) this.#entries.delete(key);
    }
  }

  #forgetOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key);
      return;
    }
  }
}

function isComplete({ resultType }: Result): boolean {
  return resultType === undefined || resultType === "complete";
}

/** Method and params, without what only accompanies them. */
function keyOf({ method, params }: Request): string {
  return `${method} ${JSON.stringify({ ...params, _meta: undefined })}`;
}

import type { Result } from "../json-rpc.ts";

/** Who may share a cached result: anyone, or only those with the same authorization. */
export type CacheScope = "public" | "private";

/** A result that may be kept for a while. The hints are required since 2026-07-28 and absent before. */
export interface CacheableResult extends Result {
  /** Milliseconds for which the result stays fresh; 0 means that it is stale at once. */
  readonly ttlMs?: number | undefined;
  readonly cacheScope?: CacheScope | undefined;
}

import type { CacheScope } from "@mcp-actors/protocol";
import { LOCAL } from "@mcp-actors/transport";
import type { ServedRequest } from "./served-request.ts";

/** For how long, and with whom, a client may share a result. */
export interface WantedHints {
  readonly ttlMs?: number | undefined;
  readonly cacheScope?: CacheScope | undefined;
}

/** For how long a client may keep what a definition says, in ms. */
export const DEFINITION_TTL = 60_000;

/**
 * The hints that go with a result, where the revision has them. spec: 2026-07-28 server/utilities/caching
 *
 * Whoever is known by a name may be shown what others are not, so nothing is
 * shared between names unless somebody says so.
 */
export function cacheHints(request: ServedRequest, wanted: WantedHints): WantedHints {
  const { caller, runtime, exchange } = request;
  if (caller.revision.era === "legacy") return NO_HINTS;
  const byDefault = exchange.facts.principal === LOCAL.principal ? "public" : "private";
  return {
    ttlMs: wanted.ttlMs ?? 0,
    cacheScope: wanted.cacheScope ?? runtime.registry.cache.cacheScope ?? byDefault,
  };
}

const NO_HINTS: WantedHints = {};

/** Throws unless a time is one. */
export function checkCacheHints({ ttlMs }: WantedHints, of: string): void {
  if (ttlMs !== undefined && !(Number.isInteger(ttlMs) && ttlMs >= 0)) {
    throw new TypeError(`ttlMs of ${of} must be a whole number of ms, not ${ttlMs}`);
  }
}

import type { HttpHead } from "./http-client.ts";

/** Statuses of whoever has no time for a request now. */
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Longest wait that is worth it, in ms. */
const LONGEST = 60_000;

/**
 * How soon a request that was refused may be made again, in ms; undefined where the response does not ask for that,
 * or for too much. RFC 9110, section 10.2.3
 */
export function retryAfter(head: HttpHead): number | undefined {
  if (!BUSY.has(head.status)) return undefined;
  const value = head.header("retry-after")?.trim() ?? "";
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return ms <= LONGEST ? Math.max(ms, 0) : undefined;
}

import type { HttpHead } from "./http-client.ts";

/**
 * Where a response sends its request, if it may be followed there.
 *
 * Only to the same origin, so that no credential leaves it, and only by a status that keeps method and body.
 */
export function redirectTarget(head: HttpHead, from: URL): URL | undefined {
  if (head.status !== 307 && head.status !== 308) return undefined;
  const location = head.header("location");
  if (location === undefined || !URL.canParse(location, from.href)) return undefined;
  const target = new URL(location, from.href);
  if (target.origin !== from.origin) return undefined;
  // Who asks is for the caller to say.
  target.username = "";
  target.password = "";
  return target;
}

import { digest } from "../json/digest.ts";
import { invalidParams } from "../request/invalid-params.ts";
import { fromBase64url, toBase64url } from "../sealing/base64url.ts";

/** The last item of a page: what it is called, and where it stood. */
export interface Place {
  readonly key: string;
  readonly index: number;
}

/**
 * A place in a list, as text for the client to hand back.
 *
 * It is no secret and opens nothing that the list would not show; but a text that we did not
 * write, or wrote for another list, server or principal, is none.
 *
 * @param scope - What list of whose it is.
 */
export function toCursor({ key, index }: Place, scope: readonly string[]): string {
  const text = JSON.stringify([index, key, digest([index, key, scope])]);
  return toBase64url(new TextEncoder().encode(text));
}

/** The place that a cursor names. */
export function readCursor(cursor: unknown, scope: readonly string[]): Place {
  const place = typeof cursor === "string" ? decode(cursor) : undefined;
  // Every cursor that we wrote comes back as we wrote it.
  if (place === undefined || toCursor(place, scope) !== cursor) {
    throw invalidParams("Cursor is not one that this server gave");
  }
  return place;
}

function decode(cursor: string): Place | undefined {
  const bytes = fromBase64url(cursor);
  if (bytes === undefined) return undefined;
  try {
    const place: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!Array.isArray(place)) return undefined;
    const [index, key] = place as readonly unknown[];
    return typeof index === "number" && typeof key === "string" ? { index, key } : undefined;
  } catch {
    return undefined;
  }
}

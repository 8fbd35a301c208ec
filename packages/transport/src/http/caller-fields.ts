import type { HeaderFields } from "@mcp-actors/protocol/http";

/**
 * The headers of a caller's own, their names in lower case; those that the binding itself writes are dropped,
 * for a header that is there twice is read as two values.
 */
export function callerFields(fields: HeaderFields | undefined): HeaderFields {
  const own: { [name: string]: string } = {};
  for (const [name, value] of Object.entries(fields ?? {})) {
    const lower = name.toLowerCase();
    if (!RESERVED.has(lower) && !lower.startsWith("mcp-")) own[lower] = value;
  }
  return own;
}

const RESERVED: ReadonlySet<string> = new Set([
  "accept",
  "content-type",
  "content-length",
  "last-event-id",
]);

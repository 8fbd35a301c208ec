import type { Facts } from "@mcp-actors/transport";

/** What holds for a whole session: headers are those of one request, and go with it. */
export function lastingFacts({ principal, address }: Facts): Facts {
  return { principal, address };
}

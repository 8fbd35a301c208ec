import type { Facts } from "@mcp-actors/transport";
import { ANONYMOUS } from "./authenticate.ts";

/** What tells one client from another, for limits: its principal, or its address where nobody vouches for it. */
export function clientOf({ principal, address = "" }: Facts): string {
  return principal === ANONYMOUS ? `at ${address}` : `as ${principal}`;
}

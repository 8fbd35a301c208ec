import type { Facts } from "@mcp-actors/transport";
import type { HttpExchange } from "./http-exchange.ts";

/** One POST of a session. */
export interface Post {
  readonly exchange: HttpExchange;
  readonly facts: Facts;
  /** Whether it was an array. */
  readonly isBatch: boolean;
}

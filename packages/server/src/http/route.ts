import type { Facts } from "@mcp-actors/transport";
import type { HttpExchange } from "./http-exchange.ts";

/** Takes a request of somebody who is known. */
export type Route = (exchange: HttpExchange, facts: Facts) => void | Promise<void>;

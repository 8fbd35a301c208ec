import type { RequestId } from "@mcp-actors/protocol";
import { overloaded } from "../limits/overloaded.ts";
import type { HttpExchange } from "./http-exchange.ts";
import { refuse } from "./refuse.ts";

/** Refuses what comes while the server ends, for its client to ask another process, or later. */
export function refuseDraining(exchange: HttpExchange, id?: RequestId): void {
  refuse(exchange, { status: 503, id, error: overloaded("Server is draining").toJSON() });
}

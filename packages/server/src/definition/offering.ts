import type { Facts } from "@mcp-actors/transport";
import type { ServerDefinition } from "./definition.ts";

/**
 * What a server offers: one definition to everybody, or to each client the one that a function gives it.
 *
 * The function is called for each request, with who asks: let it choose among
 * definitions that it keeps, for each of them is worked out once. What it throws
 * answers the request.
 */
export type Offering = ServerDefinition | ((facts: Facts) => ServerDefinition);

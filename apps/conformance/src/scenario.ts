import type { Client } from "@mcp-actors/client";
import type { JsonObject } from "@mcp-actors/protocol";

/** What one scenario of the suite asks a connected client to do. */
export type Scenario = (client: Client, context: JsonObject) => Promise<void>;

import { isRecord } from "@mcp-actors/protocol";
import type { ServerOffer } from "./definition.ts";

/** Refuses what types would have refused, for definitions that no compiler read. */
export function checkOffer({ name, version, tools = {} }: ServerOffer): void {
  requireText(name, "name");
  requireText(version, "version");
  for (const [key, tool] of Object.entries(tools)) {
    if (!isRecord(tool) || typeof tool["run"] !== "function") {
      throw new TypeError(`Tool "${key}" has no function run`);
    }
  }
}

function requireText(value: unknown, field: string): void {
  if (typeof value === "string" && value !== "") return;
  throw new TypeError(`Definition of a server has no ${field}`);
}

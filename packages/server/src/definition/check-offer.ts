import { isRecord } from "@mcp-actors/protocol";
import type { ServerOffer } from "./definition.ts";

/** Refuses what types would have refused, for definitions that no compiler read. */
export function checkOffer(offer: ServerOffer): void {
  const { name, version, tools = {}, resources = {}, prompts = {} } = offer;
  requireText(name, "name");
  requireText(version, "version");
  requireFunctions(tools, { kind: "Tool", field: "run" });
  requireFunctions(resources, { kind: "Resource", field: "read" });
  requireFunctions(prompts, { kind: "Prompt", field: "get" });
  for (const [key, prompt] of Object.entries(prompts)) {
    if (!Array.isArray(prompt.arguments)) continue;
    const what = "a list, not what is known of each by its name";
    throw new TypeError(`Arguments of prompt "${key}" are ${what}`);
  }
}

/** What is required of each of a kind that is offered. */
interface Requirement {
  readonly kind: string;
  readonly field: string;
}

function requireFunctions(offered: object, { kind, field }: Requirement): void {
  for (const [key, one] of Object.entries(offered)) {
    if (isRecord(one) && typeof one[field] === "function") continue;
    throw new TypeError(`${kind} "${key}" has no function ${field}`);
  }
}

function requireText(value: unknown, field: string): void {
  if (typeof value === "string" && value !== "") return;
  throw new TypeError(`Definition of a server has no ${field}`);
}

import { isRecord } from "@mcp-actors/protocol";
import { checkKeys, toWords } from "@mcp-actors/transport";
import type { Prompt } from "./define-prompt.ts";
import type { ServerOffer } from "./definition.ts";
import {
  ARGUMENT_KEYS,
  CACHE_KEYS,
  DEFINITION_KEYS,
  PROMPT_KEYS,
  RESOURCE_KEYS,
  TOOL_KEYS,
  TOOL_LIMIT_KEYS,
} from "./definition-keys.ts";

/** Refuses what types would have refused, for definitions that no compiler read. */
export function checkOffer(offer: ServerOffer): void {
  if (!isRecord(offer)) {
    throw new TypeError(
      `A server is defined by an object, { name, version, … }, not ${toWords(offer)}`,
    );
  }
  checkKeys("defineServer", offer, DEFINITION_KEYS);
  const { name, version, tools = {}, resources = {}, prompts = {}, cache } = offer;
  requireText(name, "name");
  requireText(version, "version");
  checkKeys("cache", cache, CACHE_KEYS);
  requireFunctions(tools, { kind: "Tool", field: "run", keys: TOOL_KEYS });
  requireFunctions(resources, { kind: "Resource", field: "read", keys: RESOURCE_KEYS });
  requireFunctions(prompts, { kind: "Prompt", field: "get", keys: PROMPT_KEYS });
  for (const [key, { limits }] of Object.entries(tools)) {
    checkKeys(`limits of tool "${key}"`, limits, TOOL_LIMIT_KEYS);
  }
  for (const [key, prompt] of Object.entries(prompts)) checkArguments(key, prompt);
}

function checkArguments(key: string, { arguments: given = {} }: Prompt): void {
  if (Array.isArray(given)) {
    const what = "a list, not what is known of each by its name";
    throw new TypeError(`Arguments of prompt "${key}" are ${what}`);
  }
  if ("~standard" in given) return;
  for (const [name, argument] of Object.entries(given)) {
    checkKeys(`argument "${name}" of prompt "${key}"`, argument, ARGUMENT_KEYS);
  }
}

/** What is required of each of a kind that is offered, and what else it may say. */
interface Requirement {
  readonly kind: string;
  readonly field: string;
  readonly keys: object;
}

function requireFunctions(offered: object, { kind, field, keys }: Requirement): void {
  if (Array.isArray(offered) || typeof offered !== "object" || offered === null) {
    const what = Array.isArray(offered) ? "a list" : toWords(offered);
    const name = kind.toLowerCase();
    throw new TypeError(`${kind}s must be an object, { name: ${name}(…) }, not ${what}`);
  }
  for (const [key, one] of Object.entries(offered)) {
    if (isRecord(one)) checkKeys(`${kind.toLowerCase()} "${key}"`, one, keys);
    if (isRecord(one) && typeof one[field] === "function") continue;
    throw new TypeError(`${kind} "${key}" has no function ${field}`);
  }
}

function requireText(value: unknown, field: string): void {
  if (typeof value === "string" && value !== "") return;
  throw new TypeError(`Definition of a server has no ${field}`);
}

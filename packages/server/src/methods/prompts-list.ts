import type { Prompt } from "@mcp-actors/protocol";
import { listMethod } from "./list-method.ts";
import type { Method } from "./method.ts";

/** spec: server/prompts#listing-prompts */
export const promptsList: Method = listMethod<Prompt>({
  capability: "prompts",
  field: "prompts",
  keyOf: ({ name }) => name,
  items: ({ runtime }) => runtime.registry.promptList,
});

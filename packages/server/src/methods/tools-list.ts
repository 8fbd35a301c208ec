import type { Tool } from "@mcp-actors/protocol";
import { listMethod } from "./list-method.ts";
import type { Method } from "./method.ts";

/** spec: server/tools#listing-tools */
export const toolsList: Method = listMethod<Tool>({
  capability: "tools",
  field: "tools",
  keyOf: ({ name }) => name,
  items: ({ caller, runtime }) => runtime.registry.toolLists.get(caller.revision.version) ?? [],
});

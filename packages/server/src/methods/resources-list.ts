import type { Resource } from "@mcp-actors/protocol";
import { listMethod } from "../listing/list-method.ts";
import { listResources } from "../resources/list-resources.ts";
import type { Method } from "./method.ts";

/** spec: server/resources#listing-resources */
export const resourcesList: Method = listMethod<Resource>({
  capability: "resources",
  field: "resources",
  keyOf: ({ uri }) => uri,
  items: listResources,
});

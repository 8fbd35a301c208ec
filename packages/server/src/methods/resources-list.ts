import type { Resource } from "@mcp-actors/protocol";
import { listResources } from "../resources/list-resources.ts";
import { listMethod } from "./list-method.ts";
import type { Method } from "./method.ts";

/** spec: server/resources#listing-resources */
export const resourcesList: Method = listMethod<Resource>({
  capability: "resources",
  field: "resources",
  keyOf: ({ uri }) => uri,
  items: listResources,
});

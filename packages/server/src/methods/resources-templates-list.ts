import type { ResourceTemplate } from "@mcp-actors/protocol";
import { listMethod } from "./list-method.ts";
import type { Method } from "./method.ts";

/** spec: server/resources#resource-templates */
export const resourcesTemplatesList: Method = listMethod<ResourceTemplate>({
  capability: "resources",
  field: "resourceTemplates",
  keyOf: ({ uriTemplate }) => uriTemplate,
  items: ({ runtime }) => runtime.registry.templateList,
});

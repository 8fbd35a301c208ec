import type { Resource, ResourceTemplate } from "@mcp-actors/protocol";
import type { ListedItem } from "../views/item-list.tsx";

/** Resources and templates as one list; undefined until both were read. */
export function listedResources(
  resources: readonly Resource[] | undefined,
  templates: readonly ResourceTemplate[] | undefined,
): readonly ListedItem[] | undefined {
  if (resources === undefined || templates === undefined) return undefined;
  return [
    ...resources.map(({ uri, title, name }) => ({ key: uri, title: title ?? name, about: uri })),
    ...templates.map(({ uriTemplate, title, name }) => ({
      key: uriTemplate,
      title: title ?? name,
      about: uriTemplate,
      badge: "template",
    })),
  ];
}

import { toNormalUri, type Resource as WireResource } from "@mcp-actors/protocol";
import { checkIcons } from "../definition/check-icons.ts";
import type { ListedResource } from "../definition/define-resource.ts";
import { present } from "../json/present.ts";
import { BareContext } from "../request/bare-context.ts";
import type { ServedRequest } from "../request/served-request.ts";
import type { CompiledTemplate } from "./compiled-resource.ts";

/**
 * Every resource that there is: those of the definition, then those that the families list, in its order.
 *
 * Of two with the same URI the first counts.
 */
export function listResources(
  request: ServedRequest,
): readonly WireResource[] | Promise<readonly WireResource[]> {
  const { resourceList, resources } = request.runtime.registry;
  const families = [...resources.templates.values()].filter(({ resource }) => resource.list);
  if (families.length === 0) return resourceList;
  const context = new BareContext(request);
  const listed = families.map(async (family) => {
    const found = (await family.resource.list?.(context)) ?? [];
    return found.map((one) => toWire(one, family));
  });
  return Promise.all(listed).then((lists) => unique([...resourceList, ...lists.flat()]));
}

function toWire(listed: string | ListedResource, { resource }: CompiledTemplate): WireResource {
  const known = typeof listed === "string" ? { uri: listed } : listed;
  const { uri, name = uri, mimeType = resource.mimeType, ...more } = known;
  checkIcons(known.icons, `resource ${JSON.stringify(uri)}`);
  return present({ uri: toNormalUri(uri) ?? uri, name, mimeType, ...more });
}

function unique(resources: readonly WireResource[]): readonly WireResource[] {
  const byUri = new Map<string, WireResource>();
  for (const resource of resources) {
    if (!byUri.has(resource.uri)) byUri.set(resource.uri, resource);
  }
  return [...byUri.values()];
}

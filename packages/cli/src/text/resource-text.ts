import type { Resource, ResourceTemplate } from "@mcp-actors/protocol";
import type { Paint } from "../terminal/paint.ts";
import { entryText } from "./entry-text.ts";
import { textOf } from "./text-of.ts";

/** A resource, or a family of them, for a person. */
export function resourceText(resource: Resource | ResourceTemplate, paint: Paint): string {
  const { name, title, description } = resource;
  const mimeType = textOf(resource.mimeType);
  return entryText(
    {
      name: isOne(resource) ? resource.uri : resource.uriTemplate,
      title: textOf(title) ?? name,
      description,
      notes: mimeType === undefined ? [] : [mimeType],
    },
    paint,
  );
}

function isOne(resource: Resource | ResourceTemplate): resource is Resource {
  return "uri" in resource;
}

import type { Resource, ResourceTemplate } from "@mcp-actors/protocol";
import type { Paint } from "../terminal/paint.ts";
import { entryText } from "./entry-text.ts";

/** A resource, or a family of them, for a person. */
export function resourceText(resource: Resource | ResourceTemplate, paint: Paint): string {
  const { name, title = name, description, mimeType } = resource;
  return entryText(
    {
      name: isOne(resource) ? resource.uri : resource.uriTemplate,
      title,
      description,
      notes: mimeType === undefined ? [] : [mimeType],
    },
    paint,
  );
}

function isOne(resource: Resource | ResourceTemplate): resource is Resource {
  return "uri" in resource;
}

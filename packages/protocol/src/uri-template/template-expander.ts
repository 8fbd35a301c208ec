import { expandParts, type TemplateValues } from "./expand.ts";
import { parseTemplate } from "./parse-template.ts";

/**
 * Reads a template of URIs that is only ever filled in; `uriTemplate` also matches.
 *
 * Throws a `TypeError` where it is none. RFC 6570, up to level 4
 */
export function templateExpander(text: string): (values: TemplateValues) => string {
  const parts = parseTemplate(text);
  return (values) => expandParts(parts, values);
}

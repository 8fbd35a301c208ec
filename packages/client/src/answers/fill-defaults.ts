import type { ElicitedValue, RequestedSchema } from "@mcp-actors/protocol";

type Content = { readonly [field: string]: ElicitedValue };

/** The content of a form, with the form's own defaults where a field was left out. spec: SEP-1034 */
export function fillDefaults({ properties }: RequestedSchema, content: Content): Content {
  // What is undefined is not written, so it is left out as well.
  const given = Object.entries(content).filter(([, value]) => value !== undefined);
  const missing = Object.entries(properties)
    .filter(([field, { default: value }]) => value !== undefined && !isGiven(content, field))
    .map(([field, schema]) => [field, schema.default] as [string, ElicitedValue]);
  return Object.fromEntries([...given, ...missing]);
}

/** Every object has more fields than its own. */
function isGiven(content: Content, field: string): boolean {
  return Object.hasOwn(content, field) && content[field] !== undefined;
}

import type { ElicitedValue, RequestedSchema } from "@mcp-actors/protocol";

type Content = { readonly [field: string]: ElicitedValue };

/** The content of a form, with the form's own defaults where a field was left out. spec: SEP-1034 */
export function fillDefaults({ properties }: RequestedSchema, content: Content): Content {
  const missing = Object.entries(properties)
    .filter(([field, schema]) => !Object.hasOwn(content, field) && schema.default !== undefined)
    .map(([field, schema]) => [field, schema.default] as [string, ElicitedValue]);
  return missing.length === 0
    ? content
    : Object.fromEntries([...Object.entries(content), ...missing]);
}

import { isRecord } from "@mcp-actors/protocol";
import { toText } from "./to-text.ts";

/** What values a JSON Schema takes, in a few words. */
export function schemaText(schema: unknown): string {
  if (!isRecord(schema)) return "any";
  const { enum: values, const: only, type, items, anyOf, oneOf, default: otherwise } = schema;
  const end = otherwise === undefined ? "" : ` = ${toText(otherwise)}`;
  if (Array.isArray(values)) return `${values.map(toText).join(" | ")}${end}`;
  if (only !== undefined) return toText(only);
  const alternatives = anyOf ?? oneOf;
  if (Array.isArray(alternatives)) return `${alternatives.map(schemaText).join(" | ")}${end}`;
  if (type === "array") return `${schemaText(items)}[]${end}`;
  const types: readonly unknown[] = Array.isArray(type) ? type : [type ?? "any"];
  return `${types.map(toText).join(" | ")}${end}`;
}

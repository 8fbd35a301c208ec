import { isRecord } from "@mcp-actors/protocol";
import type { JsonSchema, SchemaNode } from "./json-schema.ts";

/** The text that a keyword holds, or undefined. */
export function textAt(schema: SchemaNode, keyword: string): string | undefined {
  const value = schema[keyword];
  return typeof value === "string" ? value : undefined;
}

/** The number that a keyword holds, or undefined. */
export function numberAt(schema: SchemaNode, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === "number" ? value : undefined;
}

/** The array that a keyword holds, or an empty one. */
export function listAt(schema: SchemaNode, keyword: string): readonly unknown[] {
  const value = schema[keyword];
  return Array.isArray(value) ? value : [];
}

/** The schema that a keyword holds, or undefined. */
export function schemaAt(schema: SchemaNode, keyword: string): JsonSchema | undefined {
  const value = schema[keyword];
  return isSchema(value) ? value : undefined;
}

/** The schemas in the array that a keyword holds, or an empty array. */
export function schemasAt(schema: SchemaNode, keyword: string): readonly JsonSchema[] {
  return listAt(schema, keyword).filter(isSchema);
}

/** The schema of each property, in order; names are own properties alone. */
export function propertiesOf(schema: SchemaNode): [name: string, schema: JsonSchema][] {
  const properties = schema["properties"];
  if (!isRecord(properties)) return [];
  return Object.entries(properties).filter((entry): entry is [string, JsonSchema] =>
    isSchema(entry[1]),
  );
}

/** The names that an object must have. */
export function requiredOf(schema: SchemaNode): ReadonlySet<unknown> {
  return new Set(listAt(schema, "required"));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "boolean" || isRecord(value);
}

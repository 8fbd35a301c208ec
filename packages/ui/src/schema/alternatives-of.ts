import { isRecord } from "@mcp-actors/protocol";
import type { Alternative } from "./field-shape.ts";
import type { JsonSchema, SchemaNode } from "./json-schema.ts";
import { listAt, schemasAt, textAt } from "./keyword.ts";
import { mergeSchemas } from "./merge-schemas.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** The schemas of which a value has to fit one, by `oneOf`, `anyOf` or a list of types; undefined where there is no choice, none of them where it cannot be shown. */
export function alternativesOf(
  schema: SchemaNode,
  root: JsonSchema,
): readonly Alternative[] | undefined {
  const { oneOf, anyOf, ...rest } = schema;
  if (oneOf !== undefined && anyOf !== undefined) return [];
  if (oneOf !== undefined) return choiceOf(rest, schemasAt(schema, "oneOf"), root);
  if (anyOf !== undefined) return choiceOf(rest, schemasAt(schema, "anyOf"), root);
  return Array.isArray(schema["type"]) ? typesOf(schema) : undefined;
}

function choiceOf(
  shared: SchemaNode,
  schemas: readonly JsonSchema[],
  root: JsonSchema,
): readonly Alternative[] {
  const { title: _title, description: _description, default: _default, ...rules } = shared;
  const found = schemas.map((schema, index): Alternative | undefined => {
    const resolved = resolveSchema(schema, root);
    const merged = resolved && mergeSchemas(resolved, rules);
    return merged && { schema: merged, title: nameOf(schema, resolved) ?? `Option ${index + 1}` };
  });
  return found.every((alternative) => alternative !== undefined) ? found : [];
}

function typesOf(schema: SchemaNode): readonly Alternative[] {
  const { title: _title, description: _description, default: _default, ...rules } = schema;
  return listAt(schema, "type").map((type) => ({
    schema: { ...rules, type },
    title: String(type),
  }));
}

function nameOf(schema: JsonSchema, resolved: SchemaNode): string | undefined {
  const reference = isRecord(schema) ? textAt(schema, "$ref")?.split("/").at(-1) : undefined;
  const constant = resolved["const"];
  return (
    textAt(resolved, "title") ??
    reference ??
    (constant === undefined ? textAt(resolved, "type") : JSON.stringify(constant))
  );
}

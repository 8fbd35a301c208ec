import { isJsonValue } from "../json/is-json-value.ts";
import type { Option } from "./field-shape.ts";
import type { JsonSchema, SchemaNode } from "./json-schema.ts";
import { listAt, schemasAt, textAt } from "./keyword.ts";

/** The values that a schema lists: by `enum`, by `const`, or by `oneOf` or `anyOf` of named constants; undefined where it lists none. */
export function optionsOf(schema: SchemaNode): readonly Option[] | undefined {
  if (Array.isArray(schema["enum"])) return enumOptions(schema);
  if (isJsonValue(schema["const"])) return [constantOf(schema, schema["const"])];
  return constantsOf(schemasAt(schema, "oneOf")) ?? constantsOf(schemasAt(schema, "anyOf"));
}

function enumOptions(schema: SchemaNode): readonly Option[] {
  const names = listAt(schema, "enumNames");
  return listAt(schema, "enum")
    .filter(isJsonValue)
    .map((value, index) => {
      const name = names[index];
      return { value, title: typeof name === "string" ? name : titleOf(value) };
    });
}

function constantsOf(schemas: readonly JsonSchema[]): readonly Option[] | undefined {
  const options = schemas.flatMap((schema) => {
    const value = typeof schema === "object" ? schema["const"] : undefined;
    return typeof schema === "object" && isJsonValue(value) ? [constantOf(schema, value)] : [];
  });
  return options.length > 0 && options.length === schemas.length ? options : undefined;
}

function constantOf(schema: SchemaNode, value: Option["value"]): Option {
  return { value, title: textAt(schema, "title") ?? titleOf(value) };
}

function titleOf(value: Option["value"]): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

import { isRecord } from "@mcp-actors/protocol";
import { alternativesOf } from "./alternatives-of.ts";
import type { FieldShape, Member, NumberShape, TextShape } from "./field-shape.ts";
import type { JsonSchema, SchemaNode } from "./json-schema.ts";
import { numberAt, propertiesOf, requiredOf, schemaAt, textAt } from "./keyword.ts";
import { optionsOf } from "./options-of.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** From this length on, text is edited in several lines. */
const LONG = 200;

/** Which controls a part of a form is made of; a JSON editor where the schema says something that no control says. */
export function describeField(schema: SchemaNode, root: JsonSchema): FieldShape {
  const options = optionsOf(schema);
  if (options !== undefined) return { kind: "choice", options };
  const alternatives = alternativesOf(schema, root);
  if (alternatives !== undefined) return choiceShape(alternatives);
  switch (typeOf(schema)) {
    case "string":
      return textShape(schema);
    case "number":
    case "integer":
      return numberShape(schema);
    case "boolean":
      return { kind: "boolean" };
    case "array":
      return listShape(schema, root);
    case "object":
      return groupShape(schema);
    case "null":
      return { kind: "choice", options: [{ title: "null", value: null }] };
    default:
      return { kind: "json" };
  }
}

/** What a schema calls a value for people, else the value's name. */
export function titleOf(schema: SchemaNode, name: string): string {
  return textAt(schema, "title") ?? name;
}

function typeOf(schema: SchemaNode): unknown {
  if (schema["type"] !== undefined) return schema["type"];
  if (isRecord(schema["properties"])) return "object";
  return schema["items"] === undefined ? undefined : "array";
}

function choiceShape(alternatives: readonly { schema: JsonSchema; title: string }[]): FieldShape {
  return alternatives.length === 0 ? { kind: "json" } : { kind: "alternatives", alternatives };
}

function textShape(schema: SchemaNode): TextShape {
  const format = textAt(schema, "format");
  const maxLength = numberAt(schema, "maxLength");
  const isMedium = schema["contentMediaType"] !== undefined;
  const isLong = (maxLength ?? 0) >= LONG || isMedium || hasLines(schema["default"]);
  const isSecret = format === "password" || schema["writeOnly"] === true;
  return { kind: "text", format, maxLength, isSecret, isLong: isLong && !isSecret };
}

function hasLines(text: unknown): boolean {
  return typeof text === "string" && text.includes("\n");
}

function numberShape(schema: SchemaNode): NumberShape {
  const isInteger = schema["type"] === "integer";
  return {
    kind: "number",
    isInteger,
    minimum: numberAt(schema, "minimum") ?? numberAt(schema, "exclusiveMinimum"),
    maximum: numberAt(schema, "maximum") ?? numberAt(schema, "exclusiveMaximum"),
    step: numberAt(schema, "multipleOf") ?? 1,
  };
}

function listShape(schema: SchemaNode, root: JsonSchema): FieldShape {
  const item = schemaAt(schema, "items");
  if (item === undefined || schema["prefixItems"] !== undefined) return { kind: "json" };
  const resolved = resolveSchema(item, root);
  const options = resolved && optionsOf(resolved);
  if (options !== undefined) return { kind: "choices", options };
  return { kind: "list", item };
}

function groupShape(schema: SchemaNode): FieldShape {
  const required = requiredOf(schema);
  const members = propertiesOf(schema).map(
    ([name, member]): Member => ({ name, schema: member, isRequired: required.has(name) }),
  );
  return members.length === 0 ? { kind: "json" } : { kind: "group", members };
}

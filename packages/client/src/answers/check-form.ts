import type { PrimitiveSchemaDefinition, RequestedSchema } from "@mcp-actors/protocol";

/** What is wrong with the content of a form, a phrase a field; empty when it fits. */
export function checkForm(
  schema: RequestedSchema,
  content: { readonly [field: string]: unknown },
): readonly string[] {
  const missing = (schema.required ?? [])
    .filter((field) => !Object.hasOwn(content, field))
    .map((field) => `${field} is missing`);
  const wrong = Object.entries(content).flatMap(([field, value]) => {
    if (!Object.hasOwn(schema.properties, field)) return [`${field} is not in the form`];
    const problem = checkField(schema.properties[field] as PrimitiveSchemaDefinition, value);
    return problem === undefined ? [] : [`${field} ${problem}`];
  });
  return [...missing, ...wrong];
}

function checkField(schema: PrimitiveSchemaDefinition, value: unknown): string | undefined {
  switch (schema.type) {
    case "boolean":
      return typeof value === "boolean" ? undefined : "is not a boolean";
    case "number":
    case "integer":
      return checkNumber(schema, value);
    case "array":
      return checkChoices(schema, value);
    default:
      return checkText(schema, value);
  }
}

type NumberField = Extract<PrimitiveSchemaDefinition, { readonly type: "number" | "integer" }>;
type ArrayField = Extract<PrimitiveSchemaDefinition, { readonly type: "array" }>;
type TextField = Extract<PrimitiveSchemaDefinition, { readonly type: "string" }>;

function checkNumber(schema: NumberField, value: unknown): string | undefined {
  if (typeof value !== "number" || !Number.isFinite(value)) return "is not a number";
  if (schema.type === "integer" && !Number.isInteger(value)) return "is not an integer";
  if (schema.minimum !== undefined && value < schema.minimum) return `is under ${schema.minimum}`;
  if (schema.maximum !== undefined && value > schema.maximum) return `is over ${schema.maximum}`;
  return undefined;
}

function checkChoices(schema: ArrayField, value: unknown): string | undefined {
  if (!Array.isArray(value)) return "is not a list";
  const { items, minItems, maxItems } = schema;
  const choices = "enum" in items ? items.enum : items.anyOf.map((choice) => choice.const);
  if (!value.every((item) => choices.includes(item))) return `is not out of ${choices.join(", ")}`;
  if (minItems !== undefined && value.length < minItems) return `has fewer than ${minItems} values`;
  if (maxItems !== undefined && value.length > maxItems) return `has more than ${maxItems} values`;
  return undefined;
}

function checkText(schema: TextField, value: unknown): string | undefined {
  if (typeof value !== "string") return "is not a string";
  const choices = choicesOf(schema);
  if (choices !== undefined) {
    return choices.includes(value) ? undefined : `is none of ${choices.join(", ")}`;
  }
  if (
    "minLength" in schema &&
    schema.minLength !== undefined &&
    [...value].length < schema.minLength
  )
    return `is shorter than ${schema.minLength}`;
  if (
    "maxLength" in schema &&
    schema.maxLength !== undefined &&
    [...value].length > schema.maxLength
  )
    return `is longer than ${schema.maxLength}`;
  if ("format" in schema && schema.format !== undefined && !FORMATS[schema.format](value))
    return `is not of format ${schema.format}`;
  return undefined;
}

function choicesOf(schema: TextField): readonly string[] | undefined {
  if ("enum" in schema) return schema.enum;
  if ("oneOf" in schema) return schema.oneOf.map((choice) => choice.const);
  return undefined;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i;

const FORMATS: {
  readonly [format in "email" | "uri" | "date" | "date-time"]: (text: string) => boolean;
} = {
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  uri: (text) => URL.canParse(text),
  date: (text) => DATE.test(text),
  "date-time": (text) => DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)),
};

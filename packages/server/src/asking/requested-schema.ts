import {
  isRecord,
  type PrimitiveSchemaDefinition,
  type RequestedSchema,
} from "@mcp-actors/protocol";
import { toJsonSchema } from "../schema/json-schema.ts";
import type { AnySchema, JsonSchema } from "../schema/schema.ts";

const known = new WeakMap<AnySchema, RequestedSchema>();

/**
 * The form that a schema asks for: an object of flat fields.
 *
 * Keywords that forms lack are left out; answers are checked against the whole
 * schema. spec: client/elicitation#requested-schema
 */
export function requestedSchema(schema: AnySchema): RequestedSchema {
  const seen = known.get(schema);
  if (seen !== undefined) return seen;
  const requested = build(toJsonSchema(schema, "input", "Schema of a form"));
  known.set(schema, requested);
  return requested;
}

function build({ type, properties, required }: JsonSchema): RequestedSchema {
  if (type !== "object" || !isRecord(properties)) {
    throw new TypeError("Schema of a form must describe an object with fields");
  }
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, toField(name, field)]),
    ),
    ...(Array.isArray(required) && { required }),
  };
}

const COMMON = ["type", "title", "description", "default"];

const KEYWORDS: { readonly [type: string]: readonly string[] | undefined } = {
  string: [...COMMON, "minLength", "maxLength", "format", "enum", "enumNames", "oneOf"],
  number: [...COMMON, "minimum", "maximum"],
  integer: [...COMMON, "minimum", "maximum"],
  boolean: COMMON,
  array: [...COMMON, "minItems", "maxItems", "items"],
};

const FORMATS: ReadonlySet<unknown> = new Set(["email", "uri", "date", "date-time"]);

function toField(name: string, field: unknown): PrimitiveSchemaDefinition {
  const keywords = isRecord(field) ? KEYWORDS[String(field["type"])] : undefined;
  if (!isRecord(field) || keywords === undefined || !isChoice(field)) {
    throw new TypeError(
      `Field "${name}" of a form must be text, a number, a boolean or a choice of texts`,
    );
  }
  const kept = Object.entries(field).filter(
    ([keyword, value]) =>
      keywords.includes(keyword) && (keyword !== "format" || FORMATS.has(value)),
  );
  // A literal is a choice of one.
  if (typeof field["const"] === "string") kept.push(["enum", [field["const"]]]);
  return Object.fromEntries(kept) as PrimitiveSchemaDefinition & object;
}

/** An array is a field only where it holds choices. */
function isChoice({ type, items }: JsonSchema): boolean {
  if (type !== "array") return true;
  return isRecord(items) && (Array.isArray(items["enum"]) || Array.isArray(items["anyOf"]));
}

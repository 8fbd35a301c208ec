import { isRecord } from "@mcp-actors/protocol";
import { itemsOf, type ValueSchema } from "./value-schema.ts";

/**
 * Text as the value that a schema wants, where it can be one.
 *
 * What cannot stays text: the server says best what is wrong with it.
 */
export function coerce(text: string, schema: ValueSchema | undefined): unknown {
  const types = typesOf(schema);
  if (types.includes("string")) return text;
  for (const type of types) {
    const value = READERS[type]?.(text, schema);
    if (value !== undefined) return value;
  }
  return text;
}

type Reader = (text: string, schema: ValueSchema | undefined) => unknown;

const READERS: { readonly [type: string]: Reader | undefined } = {
  number: toNumber,
  integer: toNumber,
  boolean: (text) => (text === "true" ? true : text === "false" ? false : undefined),
  null: (text) => (text === "null" ? null : undefined),
  object: (text) => toJson(text, isRecord),
  array: (text, schema) => toJson(text, Array.isArray) ?? toList(text, schema),
};

/** The types that a schema takes, the alternatives of a union among them. */
function typesOf(schema: ValueSchema | undefined): readonly string[] {
  if (schema === undefined) return [];
  const { type, anyOf, oneOf } = schema;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type.filter((one) => typeof one === "string");
  const alternatives = anyOf ?? oneOf;
  if (!Array.isArray(alternatives)) return [];
  return alternatives.flatMap((one) => (isRecord(one) ? typesOf(one) : []));
}

function toNumber(text: string): number | undefined {
  const value = Number(text);
  return text.trim() !== "" && Number.isFinite(value) ? value : undefined;
}

function toJson(text: string, fits: (value: unknown) => boolean): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** One value where a list is wanted is a list of it. */
function toList(text: string, schema: ValueSchema | undefined): readonly unknown[] {
  return [coerce(text, itemsOf(schema))];
}

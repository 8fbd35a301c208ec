import { isRecord, messageOf } from "@mcp-actors/protocol";
import type { AnySchema, JsonSchema, Schema } from "./schema.ts";
import { schemaFault } from "./schema-fault.ts";

/** The schema of a tool without parameters. spec: server/tools */
export const NO_PARAMETERS: JsonSchema = { type: "object", additionalProperties: false };

/**
 * A schema as JSON Schema 2020-12: what it takes, or what it gives.
 *
 * @param of - What the schema describes, for the error of one that cannot be expressed.
 */
export function toJsonSchema(schema: AnySchema, side: "input" | "output", of: string): JsonSchema {
  const fault = schemaFault(schema);
  const converter = fault === undefined ? (schema as Schema)["~standard"].jsonSchema : undefined;
  if (converter === undefined) throw new TypeError(`${of} ${fault}`);
  try {
    return converter[side]({ target: "draft-2020-12" });
  } catch (cause) {
    throw new TypeError(`${of} has no JSON Schema: ${messageOf(cause)}`, { cause });
  }
}

/** A JSON Schema that says of itself what it already means: that it describes an object. */
export function toObjectSchema(schema: JsonSchema, of: string): JsonSchema {
  if (schema["type"] === "object") return schema;
  if (schema["type"] !== undefined) {
    throw new TypeError(`${of} must describe an object, not ${JSON.stringify(schema["type"])}`);
  }
  return { ...schema, type: "object" };
}

/** The keys of an object that a closed schema does not know; none where the schema is open. */
export function unknownKeys(schema: JsonSchema, value: object): readonly string[] {
  if (schema["additionalProperties"] !== false || schema["patternProperties"] !== undefined) {
    return NO_KEYS;
  }
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  return Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
}

const NO_KEYS: readonly string[] = [];

import { dereference, type SchemaDraft, validate } from "@cfworker/json-schema";
import { checkSize } from "./check-size.ts";
import type { Validate } from "./load-validator.ts";
import { SchemaMeter } from "./schema-meter.ts";
import type { SchemaNode } from "./schema-price.ts";

/** A validator that ends in a bounded time, whatever its schema. Throws where the schema cannot be bounded. */
export function createValidator(schema: object, draft: SchemaDraft): Validate {
  checkSize(schema);
  // The library writes marks into the schemas that it reads, and the meter counts in them.
  const copy = structuredClone(schema) as SchemaNode;
  const lookup = dereference(copy);
  const meter = new SchemaMeter();
  for (const node of new Set(Object.values(lookup))) if (isNode(node)) meter.watch(node);
  return (value) => {
    meter.begin(value);
    const { valid, errors } = validate(value, copy, draft, lookup);
    // The last one is the cause of those before.
    const { instanceLocation = "#", error = "does not fit" } = errors.at(-1) ?? {};
    return valid ? undefined : `${instanceLocation}: ${error}`;
  };
}

function isNode(schema: unknown): schema is SchemaNode {
  return typeof schema === "object" && schema !== null;
}

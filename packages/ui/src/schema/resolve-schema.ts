import { isRecord } from "@mcp-actors/protocol";
import { fromPointer } from "../json/pointer.ts";
import type { JsonSchema, SchemaNode } from "./json-schema.ts";
import { schemasAt } from "./keyword.ts";
import { mergeSchemas } from "./merge-schemas.ts";

const MOST_HOPS = 32;

/**
 * A schema with its references followed and its `allOf` folded in, one level deep;
 * undefined where that cannot be said as one schema, as a reference out of the document cannot.
 */
export function resolveSchema(
  schema: JsonSchema,
  root: JsonSchema,
  hops = MOST_HOPS,
): SchemaNode | undefined {
  if (schema === true) return {};
  if (schema === false || hops === 0) return undefined;
  const { $ref: reference, allOf: parts, ...own } = schema;
  let resolved: SchemaNode | undefined = own;
  if (reference !== undefined)
    resolved = fold(own, followReference(reference, root), { root, hops });
  for (const part of schemasAt(schema, "allOf")) {
    resolved &&= fold(resolved, part, { root, hops });
  }
  return parts === undefined || Array.isArray(parts) ? resolved : undefined;
}

/** The schema that a `$ref` names inside its document. */
export function followReference(reference: unknown, root: JsonSchema): JsonSchema | undefined {
  if (typeof reference !== "string" || !/^#(?:\/|$)/.test(reference)) return undefined;
  let found: unknown = root;
  for (const step of fromPointer(unescapeUri(reference))) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step))
      return undefined;
    found = Reflect.get(found, step);
  }
  return typeof found === "boolean" || isRecord(found) ? found : undefined;
}

interface Whereabouts {
  readonly root: JsonSchema;
  readonly hops: number;
}

function fold(
  outer: SchemaNode,
  inner: JsonSchema | undefined,
  { root, hops }: Whereabouts,
): SchemaNode | undefined {
  const resolved = inner === undefined ? undefined : resolveSchema(inner, root, hops - 1);
  return resolved && mergeSchemas(outer, resolved);
}

function unescapeUri(reference: string): string {
  try {
    return decodeURIComponent(reference);
  } catch {
    return reference;
  }
}

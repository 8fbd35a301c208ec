import { isRecord } from "@mcp-actors/protocol";
import type { SchemaNode } from "./json-schema.ts";
import { listAt } from "./keyword.ts";

/** Keywords of which the outermost holds, as they only describe. */
const SPEAKING: ReadonlySet<string> = new Set(
  "title description default examples deprecated readOnly writeOnly additionalProperties".split(
    " ",
  ),
);

/** Keywords that say nothing about the value. */
const SILENT: ReadonlySet<string> = new Set(
  "$ref $defs definitions $schema $id $comment".split(" "),
);

/** One schema for what has to fit both, or undefined where they cannot be said as one. */
export function mergeSchemas(outer: SchemaNode, inner: SchemaNode): SchemaNode | undefined {
  const merged = new Map(Object.entries(outer).filter(([keyword]) => !SILENT.has(keyword)));
  for (const [keyword, value] of Object.entries(inner)) {
    if (SILENT.has(keyword)) continue;
    if (!merged.has(keyword)) merged.set(keyword, value);
    else if (keyword === "required") merged.set(keyword, union(outer, inner));
    else if (keyword === "properties")
      merged.set(keyword, mergeProperties(merged.get(keyword), value));
    else if (!SPEAKING.has(keyword) && !isSame(merged.get(keyword), value)) return undefined;
  }
  return Object.fromEntries(merged);
}

function union(outer: SchemaNode, inner: SchemaNode): unknown[] {
  return [...new Set([...listAt(outer, "required"), ...listAt(inner, "required")])];
}

function mergeProperties(outer: unknown, inner: unknown): unknown {
  if (!isRecord(outer) || !isRecord(inner)) return outer;
  const merged = new Map(Object.entries(outer));
  for (const [name, schema] of Object.entries(inner)) {
    merged.set(name, merged.has(name) ? { allOf: [merged.get(name), schema] } : schema);
  }
  return Object.fromEntries(merged);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { isRecord, type Tool } from "@mcp-actors/protocol";
import type { Paint } from "../terminal/paint.ts";
import { entryText } from "./entry-text.ts";
import { schemaText } from "./schema-text.ts";
import { textOf } from "./text-of.ts";

/** A tool, for a person: what it is, what it promises, and what it takes. */
export function toolText(tool: Tool, paint: Paint): string {
  const { name, description, inputSchema } = tool;
  const annotations = isRecord(tool.annotations) ? tool.annotations : {};
  const title = textOf(tool.title) ?? annotations["title"];
  return entryText(
    { name, title, description, notes: notesOf(annotations), parts: partsOf(inputSchema) },
    paint,
  );
}

function notesOf(annotations: { readonly [hint: string]: unknown }): readonly string[] {
  return [
    ...(annotations["readOnlyHint"] === true ? ["read-only"] : []),
    ...(annotations["destructiveHint"] === true ? ["destructive"] : []),
    ...(annotations["idempotentHint"] === true ? ["idempotent"] : []),
  ];
}

function partsOf(schema: unknown) {
  const { properties, required } = isRecord(schema) ? schema : {};
  if (!isRecord(properties)) return [];
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, property]) => ({
    name,
    required: needed.includes(name),
    kind: schemaText(property),
    description: isRecord(property) ? property["description"] : undefined,
  }));
}

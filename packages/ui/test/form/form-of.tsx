import { signal } from "@preact/signals";
import { vi } from "vitest";
import { type JsonSchema, type JsonValue, SchemaForm } from "../../src/index.ts";
import { show, wordsOf } from "../page.ts";

/** Shows a form and tells what it submits and what it holds. */
export async function formOf(schema: JsonSchema, held?: JsonValue) {
  const onSubmit = vi.fn();
  const value = signal<JsonValue | undefined>(held);
  const root = await show(<SchemaForm schema={schema} value={value} onSubmit={onSubmit} />);
  return { onSubmit, value, root };
}

/** The schema of an object that must have one property `x`. */
export function requiring(x: JsonSchema): JsonSchema {
  return { type: "object", properties: { x }, required: ["x"] };
}

/** What is said to be wrong, field by field. */
export function faults(): string[] {
  return [...document.querySelectorAll(".field .error")].map(wordsOf);
}

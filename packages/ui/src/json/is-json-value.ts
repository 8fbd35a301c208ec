import type { JsonValue } from "./json-value.ts";

const KINDS: ReadonlySet<string> = new Set(["string", "number", "boolean", "object"]);

/** Whether a value is of a kind that JSON has; what an object holds is not looked at. */
export function isJsonValue(value: unknown): value is JsonValue {
  return KINDS.has(typeof value);
}

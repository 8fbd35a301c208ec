import type { Json, JsonFields } from "../records/index.ts";

/** JSON as an object of fields; without any where it is something else. */
export function fieldsOf(json: Json | undefined): JsonFields {
  return isFields(json) ? json : NONE;
}

/** Whether JSON is an object. */
export function isFields(json: Json | undefined): json is JsonFields {
  return typeof json === "object" && json !== null && !Array.isArray(json);
}

/** A text in JSON; undefined where there is none. */
export function textOf(json: Json | undefined): string | undefined {
  return typeof json === "string" ? json : undefined;
}

const NONE: JsonFields = {};

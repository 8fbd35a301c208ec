/** Anything that JSON can say. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** An object of JSON, whatever its properties are named. */
export type JsonRecord = { readonly [name: string]: JsonValue };

/** Whether a value is an array of JSON. */
export function isJsonArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

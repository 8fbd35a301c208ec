/** Whether a value is a record of named values. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

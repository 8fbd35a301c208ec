/** Whether a value is a JSON object. */
export function isRecord(value: unknown): value is { readonly [field: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is text. */
export function isString(value: unknown): value is string {
  return typeof value === "string";
}

/** Whether a value is yes or no. */
export function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

/** Whether a value is a list of text. */
export function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}

/** Whether a value is a JSON object of which every field passes a check. */
export function isRecordOf(value: unknown, check: (field: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(check);
}

/** Whether a field is absent or passes a check. */
export function isOptional(value: unknown, check: (value: unknown) => boolean): boolean {
  return value === undefined || check(value);
}

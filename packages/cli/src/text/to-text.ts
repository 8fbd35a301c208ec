/** A value as one line: text as it is, anything else as JSON. */
export function toText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
}

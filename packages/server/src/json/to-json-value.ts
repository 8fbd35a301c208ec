/** What JSON makes of a value that has a say in it, as a `Date` has; any other value stays itself. */
export function toJsonValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("toJSON" in value)) return value;
  if (typeof value.toJSON !== "function") return value;
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : JSON.parse(text);
}

import type { JsonRecord, JsonValue } from "./json-value.ts";

/** An object's own property, whatever its name; absent where only a prototype has it. */
export function propertyOf(record: JsonRecord, name: string): JsonValue | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The same object with one property set, or without it where the value is undefined; `__proto__` is a name like any other. */
export function withProperty(
  record: JsonRecord,
  name: string,
  value: JsonValue | undefined,
): JsonRecord {
  const entries = Object.entries(record);
  const at = entries.findIndex(([other]) => other === name);
  const entry: [string, JsonValue][] = value === undefined ? [] : [[name, value]];
  // `fromEntries` defines each property as an own one, where assigning would call a setter.
  if (at < 0) return Object.fromEntries([...entries, ...entry]);
  return Object.fromEntries(entries.toSpliced(at, 1, ...entry));
}

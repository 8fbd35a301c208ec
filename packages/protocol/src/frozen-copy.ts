/**
 * A copy of a value of plain objects and lists that nobody can change, whoever holds it.
 *
 * A client in the same process is given what the server has, not a text of it.
 */
export function frozenCopy<Value>(value: Value): Value;
export function frozenCopy(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map((part) => frozenCopy(part)));
  if (!isPlain(value)) return value;
  const fields = Object.entries(value).map(([name, part]) => [name, frozenCopy(part)]);
  return Object.freeze(Object.fromEntries(fields));
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

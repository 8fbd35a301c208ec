/** Where two values differ in what a program can see of them but what it may change; undefined where they do not. */
export function difference(one: unknown, other: unknown, path = "it"): string | undefined {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other) ? undefined : path;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other))
    return `the prototype of ${path}`;
  const names = Reflect.ownKeys(one);
  if (names.map(String).join() !== Reflect.ownKeys(other).map(String).join()) {
    return `the fields of ${path}`;
  }
  for (const name of names) {
    const found = difference(ownValue(one, name), ownValue(other, name), `${path}.${String(name)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A getter is no value of its own, and differs from every other. */
function ownValue(value: object, name: string | symbol): unknown {
  const field = Object.getOwnPropertyDescriptor(value, name);
  return field !== undefined && "value" in field ? field.value : Symbol("getter");
}

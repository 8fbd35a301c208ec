import { isPlain, writesItself } from "./is-plain.ts";

/** Whether a value that was written as JSON is written the same for ever: nobody can change it, or anything in it. */
export function isLasting(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isSimple(value);
  if (!Object.isFrozen(value) || !(isPlain(value) || isPlainList(value))) return false;
  // A getter may say something else each time, whatever is frozen.
  return Object.keys(value).every((name) =>
    isLasting(Object.getOwnPropertyDescriptor(value, name)?.value),
  );
}

/** Whether a value is its own text: not an object, and nothing that JSON leaves out. */
export function isSimple(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}

function isPlainList(value: object): boolean {
  return Array.isArray(value) && !writesItself(value);
}

/** Whether a value is JSON that nobody can change: neither it nor anything in it. */
export function isLasting(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return isSimple(value);
  return isPlain(value) && Object.isFrozen(value) && Object.values(value).every(isLasting);
}

/** Whether a value is its own text: not an object, and nothing that JSON leaves out. */
export function isSimple(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return value === null || typeof value === "string" || typeof value === "boolean";
}

/** Whether nothing but its own fields says how an object is written. */
export function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  return Object.getPrototypeOf(value) === Object.prototype && !("toJSON" in value);
}

/** Throws where a value of a machine's snapshot would not come back from JSON as it is. */
export function requireJson(value: unknown, machine: string, path = ""): void {
  if (isKept(value)) return;
  if (typeof value !== "object" || value === null || !isPlain(value)) {
    throw new TypeError(
      `Machine ${machine} holds ${nameOf(value)} at ${path}, which JSON does not keep`,
    );
  }
  for (const [key, part] of Object.entries(value)) {
    requireJson(part, machine, path === "" ? key : `${path}.${key}`);
  }
}

/** A field that is undefined is missing afterwards, which is the same to whoever reads it. */
function isKept(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    typeof value === "string" ||
    typeof value === "boolean" ||
    (typeof value === "number" && Number.isFinite(value))
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null || Array.isArray(value);
}

function nameOf(value: unknown): string {
  if (typeof value === "object" && value !== null) return `a ${value.constructor.name}`;
  return typeof value === "number" ? String(value) : `a ${typeof value}`;
}

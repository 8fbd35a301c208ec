/** Changes all of a value and of what is in it that anybody may change. */
export function vandalize(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const name of Reflect.ownKeys(value)) {
    vandalize(Reflect.get(value, name));
    if (name === "length") continue;
    Reflect.set(value, name, null);
    Reflect.deleteProperty(value, name);
  }
  Reflect.set(value, "params", null);
  Reflect.defineProperty(value, "toJSON", { value: () => "other" });
  Reflect.setPrototypeOf(value, Array.prototype);
}

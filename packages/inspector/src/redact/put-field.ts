import type { Json } from "../records/index.ts";

/** Sets a key of any name, `__proto__` too. */
export function putField(target: { [key: string]: Json }, key: string, value: Json): void {
  if (key !== "__proto__") target[key] = value;
  else
    Object.defineProperty(target, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

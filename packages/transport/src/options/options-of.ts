import type { KeysOf } from "./check-keys.ts";

/** Of options that several read, those that one of them knows. */
export function optionsOf<Options extends object>(
  given: Options,
  known: KeysOf<Options>,
): Partial<Options> {
  const options: Partial<Options> = {};
  for (const name of Object.keys(known)) {
    // Asked by name, for an object of a class may have it from there.
    const value: unknown = Reflect.get(given, name);
    if (value !== undefined) Reflect.set(options, name, value);
  }
  return options;
}

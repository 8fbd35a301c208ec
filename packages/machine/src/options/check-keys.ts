import { nearest } from "./nearest.ts";

/** Every key that options may have: the compiler sees that none is left out. */
export type KeysOf<Options> = { readonly [Name in keyof Options]-?: unknown };

/**
 * Throws where options have a key that nobody reads, which is a slip or an option of a later version, and names
 * the one that was meant.
 *
 * A key whose value is undefined is not given, and symbols are marks of others. An object of a class has
 * fields of its own, and is not looked into.
 */
export function checkKeys(of: string, options: object | null | undefined, known: object): void {
  // Whoever reads it knows whether null is nothing there, as where JSON says what is wanted.
  if (options == null || Object.getPrototypeOf(options) !== Object.prototype) return;
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(known, name)) continue;
    const meant = nearest(name, Object.keys(known));
    const question = meant && `, did you mean ${meant}`;
    throw new TypeError(`Unknown option ${name} of ${of}${question ?? ""}`);
  }
}

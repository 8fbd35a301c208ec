import { toWords } from "./check-option.ts";
import { Kind } from "./kind.ts";
import { nearest } from "./nearest.ts";

/**
 * Every key that options may have: the compiler sees that none is left out.
 *
 * The value is the `Kind` of what may be given, or anything else where another checks that.
 */
export type KeysOf<Options> = { readonly [Name in keyof Options]-?: unknown };

/**
 * Throws where options are none, have a key that nobody reads, which is a slip or an option of a later version, and
 * names the one that was meant, or have what is not of its kind.
 *
 * A key whose value is undefined is not given, and symbols are marks of others. An object of a class has
 * fields of its own, and is not looked into.
 */
export function checkKeys(of: string, options: object | null | undefined, known: object): void {
  // Whoever reads it knows whether null is nothing there, as where JSON says what is wanted.
  if (options == null) return;
  if (typeof options !== "object" || Array.isArray(options)) {
    throw new TypeError(`Options of ${of} must be an object, not ${toWords(options)}`);
  }
  if (Object.getPrototypeOf(options) !== Object.prototype) return;
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (Object.hasOwn(known, name)) checkKind(of, name, value, Reflect.get(known, name));
    else throw unknown(of, name, known);
  }
}

function checkKind(of: string, name: string, value: unknown, kind: unknown): void {
  if (!(kind instanceof Kind)) return;
  const given = kind.unlike(value);
  if (given === undefined) return;
  throw new TypeError(`Option ${name} of ${of} must be ${kind.words}, not ${given}`);
}

function unknown(of: string, name: string, known: object): TypeError {
  const meant = nearest(name, Object.keys(known));
  const question = meant && `, did you mean ${meant}`;
  return new TypeError(`Unknown option ${name} of ${of}${question ?? ""}`);
}

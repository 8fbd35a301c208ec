import { cutText } from "./cut-text.ts";
import { isFlatPairs } from "./is-flat-pairs.ts";
import { isSecretFlag, isSecretName } from "./is-secret-name.ts";

/** Most values that are looked at before the closer look is taken at once. */
const MOST_VALUES = 2000;
/** Most entries of one object or array. */
const MOST_ENTRIES = 1000;
const DEEPEST = 32;
/** What a text that is JSON begins with, where anything stands before it. */
const MAY_BE_JSON = /^\s*[{[]/;
const [SPACE, BRACKET, BRACE] = [0x20, 0x5b, 0x7b];

/**
 * Tells of a value whether a redactor would show it as it is, without making anything.
 *
 * It may say no of what would be; it says yes of nothing that would not.
 */
export class CleanCheck {
  /** Names that a schema says are secret. */
  readonly #learned: ReadonlySet<string>;
  #budget = 0;

  constructor(learned: ReadonlySet<string>) {
    this.#learned = learned;
  }

  isClean(value: unknown): boolean {
    this.#budget = MOST_VALUES;
    return this.#value(value, 0);
  }

  #value(value: unknown, depth: number): boolean {
    this.#budget -= 1;
    if (this.#budget < 0) return false;
    switch (typeof value) {
      case "string":
        return isCleanText(value);
      case "number":
        return Number.isFinite(value);
      case "boolean":
        return true;
      case "object":
        if (value === null) return true;
        if (depth >= DEEPEST) return false;
        return Array.isArray(value) ? this.#list(value, depth) : this.#fields(value, depth);
      default:
        return false;
    }
  }

  #list(list: readonly unknown[], depth: number): boolean {
    if (list.length > MOST_ENTRIES) return false;
    const [name] = list;
    if (list.length === 2 && typeof name === "string" && this.#isSecret(name)) return false;
    if (
      isFlatPairs(list) &&
      list.some((entry) => typeof entry === "string" && this.#isSecret(entry))
    )
      return false;
    for (const entry of list) {
      if (!this.#value(entry, depth + 1) || isSecretFlag(entry)) return false;
    }
    return true;
  }

  #fields(owner: object, depth: number): boolean {
    if (!isPlain(owner)) return false;
    let count = 0;
    for (const key in owner) {
      count += 1;
      const entry = owner[key];
      if (entry === undefined) continue;
      if (!this.#isCleanName(key) || !this.#value(entry, depth + 1)) return false;
    }
    return count <= MOST_ENTRIES;
  }

  #isCleanName(key: string): boolean {
    if (this.#learned.size > 0 && this.#learned.has(key)) return false;
    const known = KNOWN.get(key);
    if (known !== undefined) return known;
    const isClean = !NOTED.has(key) && !isSecretName(key) && (key.length < 16 || isCleanText(key));
    if (KNOWN.size < 4096 && key.length < 64) KNOWN.set(key, isClean);
    return isClean;
  }

  #isSecret(name: string): boolean {
    return isSecretName(name) || (this.#learned.size > 0 && this.#learned.has(name));
  }
}

function isPlain(owner: object): owner is { readonly [key: string]: unknown } {
  const prototype: unknown = Object.getPrototypeOf(owner);
  return prototype === Object.prototype || prototype === null;
}

/** Names come again and again. */
const KNOWN = new Map<string, boolean>();

/** Keys whose owner is to be seen whole to tell: a schema, a picture, a named field. */
const NOTED = new Set(["properties", "mimeType", "value", "default", "toJSON"]);

function isCleanText(text: string): boolean {
  if (text.length < 4) return true;
  return !mayBeJson(text) && cutText(text) === text;
}

function mayBeJson(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first === BRACKET || first === BRACE) return true;
  // Most begin with a letter; what is no ASCII may be a space of another kind.
  return (first <= SPACE || first > 0x7f) && MAY_BE_JSON.test(text);
}

import { cutText } from "./cut-text.ts";
import { isSecretName } from "./is-secret-name.ts";

/** Most values that are looked at before the closer look is taken at once. */
const MOST_VALUES = 2000;
/** Most entries of one object or array. */
const MOST_ENTRIES = 1000;
const DEEPEST = 32;
/** What a text that is JSON begins with, and what may stand before it. */
const MAY_BE_JSON = /^\s*[{[]/;

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
    for (const entry of list) if (!this.#value(entry, depth + 1)) return false;
    return true;
  }

  #fields(owner: object, depth: number): boolean {
    const prototype: unknown = Object.getPrototypeOf(owner);
    if (prototype !== Object.prototype && prototype !== null) return false;
    const keys = Object.keys(owner);
    if (keys.length > MOST_ENTRIES) return false;
    for (const key of keys) {
      const entry: unknown = Reflect.get(owner, key);
      if (entry === undefined) continue;
      if (!this.#isCleanName(key) || !this.#value(entry, depth + 1)) return false;
    }
    return true;
  }

  #isCleanName(key: string): boolean {
    if (NOTED.has(key) || this.#isSecret(key)) return false;
    return key.length < 16 || isCleanText(key);
  }

  #isSecret(name: string): boolean {
    return isSecretName(name) || (this.#learned.size > 0 && this.#learned.has(name));
  }
}

/** Keys whose owner is to be seen whole to tell: a schema, a picture, a named field. */
const NOTED = new Set(["properties", "mimeType", "value", "default", "toJSON"]);

function isCleanText(text: string): boolean {
  if (text.length < 4) return true;
  return !MAY_BE_JSON.test(text) && cutText(text) === text;
}

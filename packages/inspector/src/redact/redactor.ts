import { asideName, cutMarkOf } from "../records/cut-mark.ts";
import type { Json, JsonFields } from "../records/index.ts";
import type { Asides } from "./asides.ts";
import { CleanCheck } from "./clean-check.ts";
import { bytes, cutText, hashText, LONGEST_TEXT } from "./cut-text.ts";
import { isSecretName } from "./is-secret-name.ts";
import { nameOfObject } from "./name-of-object.ts";
import { putField } from "./put-field.ts";
import { redactText } from "./redact-text.ts";
import { redacted } from "./redacted.ts";
import { secretPlaces } from "./secret-places.ts";
import { isSchema, isSecretSchema } from "./secret-schema.ts";

/** A last look at what is about to be recorded; what it throws redacts everything. */
export type RedactHook = (value: Json, about: RedactedPart) => unknown;

/** Which part of which record a value is. */
export interface RedactedPart {
  readonly kind: string;
  readonly part: string;
}

/** Most values that are looked at in one part of one record. */
const MOST_VALUES = 20_000;
/** Most entries of one object or array that are shown. */
const MOST_ENTRIES = 1000;
const DEEPEST = 32;
/** Longest text that is read as JSON, in UTF-16 units. */
const LONGEST_JSON = 64 * 1024;
/** Keys that a value's name may be under. */
const NAMING = ["name", "key", "header", "field"];
const IS_JSON = /^\s*[{[][\s\S]*[}\]]\s*$/;
const FAILED = "[redacted · the hook failed]";

/** Makes JSON of any value: what is secret redacted, what is long cut, what is foreign named. */
export class Redactor {
  readonly #hook: RedactHook | undefined;
  readonly #asides: Asides | undefined;
  /** Names that a schema says are secret. */
  readonly #learned = new Set<string>();
  readonly #check = new CleanCheck(this.#learned);
  #budget = 0;
  #size = 0;
  #shown = 0;

  /** @param asides - Where texts go that are cut; none do where there is a hook, which sees no more than is shown. */
  constructor(hook?: RedactHook, asides?: Asides) {
    this.#hook = hook;
    this.#asides = hook === undefined ? asides : undefined;
  }

  /** How long the last value is as JSON, in characters, about, before anything was redacted or cut. */
  get size(): number {
    return this.#size;
  }

  /** How many characters were shown so far, about. */
  get shown(): number {
    return this.#shown;
  }

  /** Never throws. */
  redact(value: unknown, about: RedactedPart): Json {
    this.#budget = MOST_VALUES;
    this.#size = 0;
    const json = this.#show(value, 0);
    if (this.#hook === undefined) return json;
    const size = this.#size;
    try {
      return this.#show(this.#hook(json, about), 0);
    } catch {
      return FAILED;
    } finally {
      this.#size = size;
    }
  }

  /** The JSON that a value is redacted to, as text; never throws. */
  print(value: unknown, about: RedactedPart): string {
    const text = this.#hook === undefined ? this.#printClean(value) : undefined;
    return text ?? JSON.stringify(this.redact(value, about));
  }

  /** Most values have nothing to hide and nothing to cut: nothing need be made of them but their text. */
  #printClean(value: unknown): string | undefined {
    try {
      if (!this.#check.isClean(value)) return undefined;
      const text = JSON.stringify(value);
      this.#size = text.length;
      this.#shown += text.length;
      return text;
    } catch {
      return undefined;
    }
  }

  #show(value: unknown, depth: number): Json {
    this.#budget -= 1;
    if (typeof value === "string") {
      this.#size += value.length + 2;
      const text = this.#text(value, depth);
      this.#shown += text.length + 4;
      return text;
    }
    if (typeof value !== "object" || value === null) return this.#plain(value);
    if (depth >= DEEPEST || this.#budget <= 0) return "[too deep or too much]";
    try {
      return this.#object(value, depth);
    } catch {
      return "[unreadable]";
    }
  }

  /** JSON in a text is looked into as if it were none: that is what texts of results are. */
  #text(text: string, depth: number): string {
    if (text.length < 8 || !IS_JSON.test(text)) return this.#cut(text);
    if (text.length > LONGEST_JSON || depth >= DEEPEST) return this.#longJson(text, depth);
    const inner = parsed(text);
    if (inner === undefined) return this.#cut(text);
    const size = this.#size;
    const shown = this.#show(inner, depth + 1);
    this.#size = size;
    const printed = JSON.stringify(shown);
    return this.#cut(printed === JSON.stringify(inner) ? text : printed);
  }

  /** What is cut is kept aside, for whoever wants to see all of it. */
  #cut(text: string): string {
    const shown = cutText(text);
    if (this.#asides?.isOpen !== true || text.length <= LONGEST_TEXT) return shown;
    const mark = cutMarkOf(shown);
    if (mark?.length === text.length) this.#asides.keep(mark.name, text);
    return shown;
  }

  /** What is too long to be looked into at once is looked into where somebody may want to see it. */
  #longJson(text: string, depth: number): string {
    const hash = hashText(text);
    if (depth < DEEPEST) {
      this.#asides?.keep(asideName(hash, text.length), text, () => this.#printedJson(text, depth));
    }
    return `[JSON · ${text.length} chars · ${hash}]`;
  }

  #printedJson(text: string, depth: number): string {
    const before = [this.#size, this.#shown, this.#budget] as const;
    const inner = parsed(text);
    const shown =
      inner === undefined ? redactText(text) : JSON.stringify(this.#show(inner, depth + 1));
    [this.#size, this.#shown, this.#budget] = before;
    return shown;
  }

  #plain(value: unknown): Json {
    this.#size += 4;
    if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
    if (typeof value === "boolean" || value === null) return value;
    if (typeof value === "function") return nameOfObject(value);
    return value === undefined ? "[undefined]" : cutText(`[${primitiveText(value)}]`);
  }

  #object(value: object, depth: number): Json {
    if (Array.isArray(value)) return this.#list(value, depth);
    return isPlainObject(value) ? this.#fields(value, depth) : this.#known(value, depth);
  }

  /** Objects of the platform that are looked into; all others are named. */
  #known(value: object, depth: number): Json {
    if (value instanceof Error) return this.#error(value, depth);
    if (value instanceof Map) return this.#map(value, depth);
    if (value instanceof Set) return { "[Set]": this.#list([...value], depth) };
    if (value instanceof Date)
      return Number.isNaN(value.getTime()) ? "[Date]" : value.toISOString();
    if (value instanceof URL) return cutText(value.href);
    return nameOfObject(value);
  }

  #list(value: readonly unknown[], depth: number): Json {
    this.#size += 1;
    const secret = secretPlaces(value.slice(0, MOST_ENTRIES), this.#isSecret);
    const shown: Json[] = [];
    for (const [place, entry] of value.entries()) {
      if (place >= MOST_ENTRIES) break;
      shown.push(secret.has(place) ? this.#secret(entry) : this.#show(entry, depth + 1));
    }
    if (value.length > MOST_ENTRIES) shown.push(`[cut · ${value.length} entries]`);
    return shown;
  }

  /** Names of the fields of a schema, which are none of their values. */
  #names(value: readonly unknown[]): Json {
    return value.slice(0, MOST_ENTRIES).map((name) => this.#show(name, DEEPEST));
  }

  #fields(value: object, depth: number): JsonFields {
    this.#learn(value);
    const shown: { [key: string]: Json } = {};
    let left = MOST_ENTRIES;
    for (const key of Object.keys(value)) {
      const entry: unknown = Reflect.get(value, key);
      // What it can do is no part of what it is.
      if (entry === undefined || typeof entry === "function") continue;
      left -= 1;
      if (left < 0) break;
      this.#size += key.length + 4;
      this.#shown += key.length + 8;
      putField(shown, key.length < 16 ? key : cutText(key), this.#entry(value, key, entry, depth));
    }
    if (left < 0) shown["[cut]"] = `${Object.keys(value).length} entries`;
    return shown;
  }

  #entry(owner: object, key: string, entry: unknown, depth: number): Json {
    if (this.#isSecret(key)) return this.#secret(entry);
    if (key === "required" && "properties" in owner && Array.isArray(entry))
      return this.#names(entry);
    if ((key === "value" || key === "default") && this.#isNamedSecret(owner))
      return this.#secret(entry);
    return this.#bytes(owner, key, entry) ?? this.#show(entry, depth + 1);
  }

  /** A picture or a sound, by its size; undefined where it is none. */
  #bytes(owner: object, key: string, entry: unknown): Json | undefined {
    if (key !== "data" && key !== "blob") return undefined;
    if (typeof entry !== "string" || !("mimeType" in owner)) return undefined;
    this.#size += entry.length;
    return bytes(typeof owner.mimeType === "string" ? cutText(owner.mimeType) : key, entry);
  }

  /** `{ name: "Authorization", value: … }`, as lists of headers and of fields are. */
  #isNamedSecret(owner: object): boolean {
    return NAMING.some((key) => {
      const name: unknown = Reflect.get(owner, key);
      return typeof name === "string" && this.#isSecret(name);
    });
  }

  readonly #isSecret = (name: string): boolean =>
    isSecretName(name) || (this.#learned.size > 0 && this.#learned.has(name));

  /** Of a secret its kind and length, so that an empty one can be told; a schema that is named so is no secret. */
  #secret(value: unknown): Json {
    if (value === null || typeof value === "boolean" || value === "") return value;
    if (typeof value === "string") {
      this.#size += value.length;
      return redacted(value.length);
    }
    if (typeof value === "object" && isSchema(value)) return this.#show(value, 1);
    return `[redacted · ${Array.isArray(value) ? "list" : typeof value}]`;
  }

  #map(value: ReadonlyMap<unknown, unknown>, depth: number): Json {
    return { "[Map]": this.#list([...value.entries()], depth) };
  }

  #error(error: Error, depth: number): Json {
    const { name, message, cause } = error;
    const shown = {
      ...this.#fields(error, depth + 1),
      name: cutText(name),
      message: cutText(message),
    };
    const inner = error instanceof AggregateError && {
      errors: this.#show(error.errors, depth + 1),
    };
    return {
      ...shown,
      ...(cause !== undefined && { cause: this.#show(cause, depth + 1) }),
      ...inner,
    };
  }

  #learn(value: object): void {
    if (!("properties" in value) || typeof value.properties !== "object") return;
    for (const [name, schema] of Object.entries(value.properties ?? {})) {
      if (isSecretSchema(schema)) this.#learned.add(name);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function primitiveText(value: unknown): string {
  if (typeof value === "bigint") return value.toString();
  return typeof value === "symbol" ? value.toString() : typeof value;
}

/** Whether an object is fields and nothing more, of this realm or another, such as a frame's. */
function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Object.prototype || prototype === null) return true;
  if (typeof prototype !== "object" || Object.getPrototypeOf(prototype) !== null) return false;
  return prototype.constructor.name === "Object";
}

import type { JsonRpcNotification, Params } from "@mcp-actors/protocol";
import { isSimple } from "./is-lasting.ts";
import { endOfWhole } from "./whole-number.ts";

/** One of the params that all have; what varies is a number. */
interface Field {
  readonly name: string;
  readonly value: unknown;
  readonly varies: boolean;
}

/**
 * What notifications have in common that differ only in numbers among their params, as reports of progress do.
 *
 * What fits is read as `JSON.parse` reads it and written as `JSON.stringify` writes it, for a fraction of their time.
 */
export class NotificationPattern {
  readonly #like: JsonRpcNotification;
  readonly #params: Params;
  readonly #fields: readonly Field[];
  /** The names of the numbers that vary. */
  readonly #names: readonly string[];
  /** The text before each of them. */
  readonly #texts: readonly string[];
  readonly #tail: string;

  private constructor(like: JsonRpcNotification, params: Params, fields: readonly Field[]) {
    // Whoever is given these two may change them.
    this.#like = { ...like };
    this.#params = { ...params };
    this.#fields = fields;
    this.#names = fields.filter(({ varies }) => varies).map(({ name }) => name);
    const texts = textsOf(like, fields);
    this.#texts = texts.slice(0, -1);
    this.#tail = texts.at(-1) ?? "";
  }

  /** The pattern of those like two; undefined where those differ in more than numbers, or hold more than numbers and texts. */
  static of(one: JsonRpcNotification, other: JsonRpcNotification): NotificationPattern | undefined {
    const params = paramsOf(one);
    const others = paramsOf(other);
    if (params === undefined || others === undefined || one.method !== other.method)
      return undefined;
    const fields = Object.keys(others).map((name) => toField(name, params[name], others[name]));
    const isSame = Object.keys(params).length === fields.length && fields.every(isAlike);
    return isSame && fields.some(({ varies }) => varies)
      ? new NotificationPattern(other, others, fields)
      : undefined;
  }

  /** The notification that a text is; undefined where it does not fit. */
  read(text: string): JsonRpcNotification | undefined {
    const names = this.#names;
    let params: { [name: string]: unknown } | undefined;
    let at = 0;
    for (let hole = 0; hole < names.length; hole += 1) {
      const before = this.#texts[hole] ?? "";
      const start = at + before.length;
      if (text.slice(at, start) !== before) return undefined;
      at = endOfWhole(text, start);
      if (at < 0) return undefined;
      params ??= { ...this.#params };
      params[names[hole] ?? ""] = Number(text.slice(start, at));
    }
    return text.slice(at) === this.#tail ? { ...this.#like, params } : undefined;
  }

  /** The text that a notification is; undefined where it does not fit. */
  write(notification: JsonRpcNotification): string | undefined {
    if (notification.method !== this.#like.method) return undefined;
    const params = paramsOf(notification);
    let text = "";
    let count = 0;
    let hole = 0;
    for (const name in params) {
      const field = this.#fields[count];
      const value = params[name];
      if (field?.name !== name) return undefined;
      if (field.varies) {
        if (!Number.isFinite(value)) return undefined;
        text += this.#texts[hole];
        text += value;
        hole += 1;
      } else if (value !== field.value) return undefined;
      count += 1;
    }
    return count === this.#fields.length ? text + this.#tail : undefined;
  }
}

/** Params that nothing but their own fields says how to write; undefined where there are none, or more beside them. */
function paramsOf(notification: JsonRpcNotification): Params | undefined {
  const { params } = notification;
  if (params === undefined || Object.keys(notification).length !== 3) return undefined;
  return Object.getPrototypeOf(params) === Object.prototype ? params : undefined;
}

function toField(name: string, value: unknown, other: unknown): Field {
  const varies = Number.isFinite(value) && Number.isFinite(other) && value !== other;
  return varies || value === other ? { name, value, varies } : { name, value: NOTHING, varies };
}

/** What no field is. */
const NOTHING = Symbol("nothing");

/** Whether a field is the same in all but for its number, and its own text. */
function isAlike({ name, value }: Field): boolean {
  // Written to an object, the one that objects inherit would be no field of it.
  return name !== "__proto__" && isSimple(value);
}

const EMPTY_PARAMS = '"params":{}';

/** The text around the numbers that vary. */
function textsOf(like: JsonRpcNotification, fields: readonly Field[]): string[] {
  const rest = JSON.stringify({ ...like, params: {} });
  // No string of JSON text has this in it, for its quotes would be escaped.
  const open = rest.indexOf(EMPTY_PARAMS) + EMPTY_PARAMS.length - 1;
  const texts: string[] = [];
  let text = rest.slice(0, open);
  fields.forEach(({ name, value, varies }, index) => {
    text += `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
    if (varies) texts.push(text);
    text = varies ? "" : text + JSON.stringify(value);
  });
  return [...texts, text + rest.slice(open)];
}

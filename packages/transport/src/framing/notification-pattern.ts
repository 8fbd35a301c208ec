import type { JsonRpcNotification, Params } from "@mcp-actors/protocol";
import { isSimple } from "./is-lasting.ts";
import { isPlain, isPlainMessage } from "./is-plain.ts";
import type { Form } from "./running-form.ts";
import { endOfWhole } from "./whole-number.ts";

/** One of the params that all have. */
interface Field {
  readonly name: string;
  readonly value: unknown;
  /** Whether it is a number that varies. */
  readonly varies: boolean;
}

const NAMES = ["jsonrpc", "method", "params"];
const HEAD = '{"jsonrpc":"2.0","method":';
const END = "}}";

/**
 * What notifications have in common that differ only in numbers among their params, as reports of progress do.
 *
 * What fits is read as `JSON.parse` reads it and written as `JSON.stringify` writes it, for a fraction of their time.
 */
export class NotificationPattern implements Form<JsonRpcNotification> {
  readonly #method: string;
  readonly #params: Params;
  readonly #fields: readonly Field[];
  /** The names of the numbers that vary. */
  readonly #names: readonly string[];
  /** The text before each of them. */
  readonly #texts: readonly string[];
  readonly #tail: string;

  private constructor(method: string, fields: readonly Field[]) {
    this.#method = method;
    this.#params = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
    this.#fields = fields;
    this.#names = fields.filter(({ varies }) => varies).map(({ name }) => name);
    const texts = textsOf(method, fields);
    this.#texts = texts.slice(0, -1);
    this.#tail = texts.at(-1) ?? "";
  }

  /** The pattern of those like one and the last before it; undefined where these differ in more than numbers, or hold more than numbers and texts. */
  static of(
    this: void,
    like: JsonRpcNotification,
    last: JsonRpcNotification | undefined,
  ): NotificationPattern | undefined {
    const { method, params } = like;
    const others = last?.params;
    if (!isPlain(params) || !isPlain(others)) return undefined;
    const fields = Object.entries(params).map(([name, value]) => {
      return toField(name, value, others[name]);
    });
    return fields.every(isAlike) && fields.some(({ varies }) => varies)
      ? new NotificationPattern(method, fields)
      : undefined;
  }

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
    if (text.slice(at) !== this.#tail) return undefined;
    return { jsonrpc: "2.0", method: this.#method, params };
  }

  write(notification: JsonRpcNotification): string | undefined {
    const { method, params } = notification;
    if (method !== this.#method || !isPlain(params)) return undefined;
    return isPlainMessage(notification, NAMES) ? this.#textWith(params) : undefined;
  }

  #textWith(params: Params): string | undefined {
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

function toField(name: string, value: unknown, other: unknown): Field {
  const isSame = value === other;
  const varies = !isSame && Number.isFinite(value) && Number.isFinite(other);
  return { name, value: isSame || varies ? value : NOTHING, varies };
}

/** What no field is. */
const NOTHING = Symbol("nothing");

/** Whether a field is the same in all but for its number, and its own text. */
function isAlike({ value }: Field): boolean {
  return isSimple(value);
}

/** The text around the numbers that vary. */
function textsOf(method: string, fields: readonly Field[]): string[] {
  const texts: string[] = [];
  let text = `${HEAD}${JSON.stringify(method)},"params":{`;
  fields.forEach(({ name, value, varies }, index) => {
    text += `${index === 0 ? "" : ","}${JSON.stringify(name)}:`;
    if (varies) texts.push(text);
    text = varies ? "" : text + JSON.stringify(value);
  });
  return [...texts, text + END];
}

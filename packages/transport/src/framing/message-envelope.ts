import type { JsonRpcRequest, JsonRpcResult, Meta } from "@mcp-actors/protocol";
import { isPlain } from "./is-lasting.ts";
import { endOfWhole, startOfWhole } from "./whole-number.ts";

/** A message with a body: params, or a result. */
export type Enveloped = JsonRpcRequest | JsonRpcResult;

/** What a request is asked with, or answered with. */
export interface Body {
  readonly _meta?: Meta | undefined;
  readonly [field: string]: unknown;
}

const HEAD = '{"jsonrpc":"2.0","id":';
const META = ',"_meta":';
/** Ends `_meta`, the body whose last field that is, and the message. */
const END = "}}}";

/**
 * What messages have in common that say the same of themselves: all but the id, the body, and a number last in its `_meta`.
 *
 * Only the rest of the body is parsed or written whole; since 2026-07-28 `_meta` is most of a short message.
 */
export class MessageEnvelope {
  readonly #method: string | undefined;
  readonly #meta: Meta;
  readonly #names: readonly string[];
  /** The name of the number; undefined where `_meta` ends in none. */
  readonly #counted: string | undefined;
  /** The text from the id to the body. */
  readonly #middle: string;
  /** The text from the rest of the body to the number, or to the end. */
  readonly #tail: string;

  /** @param meta - The `_meta` of them, of which nothing but the number may ever change. */
  constructor(message: Enveloped, meta: Meta) {
    const [last, value] = Object.entries(meta).at(-1) ?? [];
    this.#method = methodOf(message);
    this.#meta = { ...meta };
    this.#names = Object.keys(meta);
    this.#counted = typeof value === "number" && last !== "__proto__" ? last : undefined;
    this.#middle =
      this.#method === undefined
        ? ',"result":'
        : `,"method":${JSON.stringify(this.#method)},"params":`;
    const text = JSON.stringify(meta);
    const end = this.#counted === undefined ? text.length - 1 : text.lastIndexOf(":") + 1;
    this.#tail = META + text.slice(0, end);
  }

  /** The message that a text is; undefined where it does not fit. */
  read(text: string): Enveloped | undefined {
    const afterId = text.slice(0, HEAD.length) === HEAD ? endOfWhole(text, HEAD.length) : -1;
    const start = afterId + this.#middle.length;
    if (afterId < 0 || text.slice(afterId, start) !== this.#middle) return undefined;
    const last = text.length - END.length;
    const number = this.#counted === undefined ? last : startOfWhole(text, last);
    const end = number - this.#tail.length;
    if (end <= start || text.slice(last) !== END) return undefined;
    if (text.slice(end, number) !== this.#tail) return undefined;
    const body = parseOpen(text.slice(start, end));
    if (body === undefined) return undefined;
    body["_meta"] = this.#metaWith(text.slice(number, last));
    return this.#messageOf(Number(text.slice(HEAD.length, afterId)), body);
  }

  /** The text that a message is; undefined where it does not fit, or cannot be written. */
  write(message: Enveloped): string | undefined {
    const body = bodyOf(message);
    const { id } = message;
    if (body?._meta === undefined || methodOf(message) !== this.#method) return undefined;
    if (!this.#isAlike(body._meta) || !isPlain(body) || !Number.isSafeInteger(id)) return undefined;
    const rest = stringify({ ...body, _meta: undefined });
    if (rest === undefined || rest === "{}") return undefined;
    const number = this.#counted === undefined ? "" : Number(body._meta[this.#counted]);
    return `${HEAD}${id}${this.#middle}${rest.slice(0, -1)}${this.#tail}${number}${END}`;
  }

  #isAlike(meta: Meta): boolean {
    let count = 0;
    for (const name in meta) {
      const value = meta[name];
      if (name !== this.#names[count]) return false;
      if (name === this.#counted ? !Number.isSafeInteger(value) : value !== this.#meta[name]) {
        return false;
      }
      count += 1;
    }
    return count === this.#names.length && isPlain(meta);
  }

  #metaWith(number: string): Meta {
    const meta: { [name: string]: unknown } = { ...this.#meta };
    if (this.#counted !== undefined) meta[this.#counted] = Number(number);
    return meta;
  }

  #messageOf(id: number, body: Body): Enveloped {
    const method = this.#method;
    return method === undefined
      ? { jsonrpc: "2.0", id, result: body }
      : { jsonrpc: "2.0", id, method, params: body };
  }
}

/** The body of a message that has nothing beside it; undefined where there is none. */
export function bodyOf(message: Enveloped): Body | undefined {
  const body = "method" in message ? message.params : message.result;
  return Object.keys(message).length === ("method" in message ? 4 : 3) ? body : undefined;
}

function methodOf(message: Enveloped): string | undefined {
  return "method" in message ? message.method : undefined;
}

/** The object that a text begins; undefined where it does not, or has no field yet. */
function parseOpen(text: string): { [field: string]: unknown } | undefined {
  try {
    const body = JSON.parse(`${text}}`) as { [field: string]: unknown };
    for (const _ in body) return body;
  } catch {
    // Whoever reads all of it tells what is wrong with it.
  }
  return undefined;
}

/** The text of an object; undefined where it has none. */
function stringify(body: Body): string | undefined {
  try {
    return JSON.stringify(body);
  } catch {
    // Whoever writes all of it tells what is wrong with it.
    return undefined;
  }
}

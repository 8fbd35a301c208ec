import {
  frozenCopy,
  type JsonRpcRequest,
  type JsonRpcResult,
  type Meta,
} from "@mcp-actors/protocol";
import { isLasting } from "./is-lasting.ts";
import { isPlain, isPlainMessage } from "./is-plain.ts";
import type { Form } from "./running-form.ts";
import { endOfWhole, startOfWhole } from "./whole-number.ts";

/** A message with a body: params, or a result. */
export type Enveloped = JsonRpcRequest | JsonRpcResult;

interface Body {
  readonly [field: string]: unknown;
}

const REQUEST = ["jsonrpc", "id", "method", "params"];
const RESULT = ["jsonrpc", "id", "result"];
const HEAD = '{"jsonrpc":"2.0","id":';
const META = ',"_meta":';
/** Ends `_meta`, the body whose last field that is, and the message. */
const END = "}}}";

/**
 * What messages have in common that say the same of themselves: all but the id, the body, and a number last in its `_meta`.
 *
 * Only the rest of the body is parsed or written whole; since 2026-07-28 `_meta` is most of a short message.
 */
export class MessageEnvelope implements Form<Enveloped> {
  /** Undefined for results. */
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
  private constructor(method: string | undefined, meta: Meta) {
    const [last, value] = Object.entries(meta).at(-1) ?? [];
    this.#method = method;
    this.#meta = meta;
    this.#names = Object.keys(meta);
    this.#counted = typeof value === "number" ? last : undefined;
    this.#middle =
      method === undefined ? ',"result":' : `,"method":${JSON.stringify(method)},"params":`;
    const text = JSON.stringify(meta);
    const end = this.#counted === undefined ? text.length - 1 : text.lastIndexOf(":") + 1;
    this.#tail = META + text.slice(0, end);
  }

  /** The envelope of those like one that was read. */
  static ofRead(this: void, message: Enveloped): MessageEnvelope | undefined {
    const meta = bodyOf(message)?.["_meta"];
    // Who is given it could change it else, and with it that of others.
    return isPlain(meta) ? new MessageEnvelope(methodOf(message), frozenCopy(meta)) : undefined;
  }

  /** The envelope of those like one that is written; undefined where its `_meta` may change. */
  static ofWritten(this: void, message: Enveloped): MessageEnvelope | undefined {
    const given = bodyOf(message)?.["_meta"];
    if (!isPlain(given)) return undefined;
    const meta = { ...given };
    const isSame = Object.values(meta).every(isLasting);
    return isSame ? new MessageEnvelope(methodOf(message), meta) : undefined;
  }

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

  write(message: Enveloped): string | undefined {
    const { id } = message;
    const body = bodyOf(message);
    const isResult = this.#method === undefined;
    if (isResult !== "result" in message || methodOf(message) !== this.#method) return undefined;
    if (body === undefined || !Number.isSafeInteger(id)) return undefined;
    const rest: { [field: string]: unknown } = { ...body };
    const number = this.#numberOf(rest["_meta"]);
    if (number === undefined) return undefined;
    rest["_meta"] = undefined;
    const open = JSON.stringify(rest).slice(0, -1);
    const tail = open === "{" ? this.#tail.slice(1) : this.#tail;
    return `${HEAD}${id}${this.#middle}${open}${tail}${number}${END}`;
  }

  /** The text of the number of a `_meta` that is alike, empty where that ends in none; undefined where it is not. */
  #numberOf(meta: unknown): string | undefined {
    if (!isPlain(meta)) return undefined;
    let count = 0;
    let number = "";
    for (const name in meta) {
      const value = meta[name];
      if (name !== this.#names[count]) return undefined;
      if (name !== this.#counted) {
        if (value !== this.#meta[name]) return undefined;
      } else if (Number.isSafeInteger(value)) number = `${Number(value)}`;
      else return undefined;
      count += 1;
    }
    return count === this.#names.length ? number : undefined;
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

/** The body of a message that is nothing but its fields and ends in `_meta`, as its body does; undefined where it is another. */
function bodyOf(message: Enveloped): Body | undefined {
  const isRequest = "method" in message;
  if (!isPlainMessage(message, isRequest ? REQUEST : RESULT)) return undefined;
  const body = isRequest ? message.params : message.result;
  return isPlain(body) && Object.keys(body).at(-1) === "_meta" ? body : undefined;
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

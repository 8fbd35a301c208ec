import { broken } from "./endpoint.ts";

/** An object of an endpoint's answer, of which nothing is known yet. */
export interface Json {
  readonly [key: string]: unknown;
}

/** Reads one object; what is none is an error of the endpoint. */
export function parseObject(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Json;
  } catch (cause) {
    throw broken("The model endpoint sent what is no JSON", cause);
  }
  throw broken("The model endpoint sent JSON that is no object");
}

/** An object of an endpoint's answer that says of no failure; throws what one says. */
export function checked(chunk: Json): Json {
  const error = fieldOf(chunk, "error");
  if (error === undefined || error === null) return chunk;
  const words = typeof error === "string" ? error : textIn(error, "message");
  throw broken(`The model endpoint failed: ${words || "without a message"}`);
}

/** A field as an object; empty where it is none. */
export function objectIn(value: unknown, key: string): Json {
  const found = fieldOf(value, key);
  return typeof found === "object" && found !== null ? (found as Json) : {};
}

/** A field as a list; empty where it is none. */
export function listIn(value: unknown, key: string): readonly unknown[] {
  const found = fieldOf(value, key);
  return Array.isArray(found) ? found : [];
}

/** A field as a text; empty where it is none. */
export function textIn(value: unknown, key: string): string {
  const found = fieldOf(value, key);
  return typeof found === "string" ? found : "";
}

/** A field of what may be an object. */
export function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** An object without the fields that are undefined. */
export function present<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Fields;
}

import { isFields } from "../fold/json-fields.ts";
import type { Json } from "../records/index.ts";
import type { RedactedPart } from "../redact/redactor.ts";
import type { Press } from "./draft.ts";
import type { Said } from "./said.ts";

/** JSON of a value whose own fields may be parts of a message that is recorded already. */
export function printFields(value: unknown, press: Press, about: RedactedPart): Json {
  const { redactor, parts } = press;
  if (!isPlain(value)) return redactor.redact(value, about);
  const found: { [key: string]: Json } = {};
  const rest: { [key: string]: unknown } = {};
  let isShared = false;
  for (const key of Object.keys(value)) {
    const place = parts.find(value[key]);
    if (place === undefined) rest[key] = value[key];
    else {
      found[key] = place;
      isShared = true;
    }
  }
  if (!isShared) return redactor.redact(value, about);
  const printed = redactor.redact(rest, about);
  return isFields(printed) ? { ...printed, ...found } : printed;
}

/** As `printFields`, ready to be printed. What an event carries most often is one part of a message. */
export function sayFields(value: object, press: Press, about: RedactedPart): Said {
  const { redactor, parts } = press;
  const [key, ...more] = Object.keys(value);
  if (key !== undefined && more.length === 0) {
    const place = parts.placeOf(Reflect.get(value, key));
    if (place !== undefined) return { key, ...place };
  }
  return parts.isEmpty || !isPlain(value)
    ? redactor.print(value, about)
    : JSON.stringify(printFields(value, press, about));
}

/** Whether a value is an object of fields and nothing more. */
export function isPlain(value: unknown): value is { readonly [key: string]: unknown } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether a value, or a field of it, may be another before it is looked at again. */
export function mayChange(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (!isPlain(value)) return true;
  for (const key in value) {
    const field = value[key];
    if (typeof field === "object" && field !== null && !isPlain(field)) return true;
  }
  return false;
}

import type { OutputUnit } from "@cfworker/json-schema";
import { isJsonValue } from "../json/is-json-value.ts";
import type { JsonValue } from "../json/json-value.ts";
import type { Checked } from "./fault.ts";
import type { JsonSchema } from "./json-schema.ts";
import { fromLocation } from "./location.ts";
import { followReference } from "./resolve-schema.ts";

const FORMATS = new Map<unknown, string>([
  ["email", "an e-mail address"],
  ["uri", "a URI, as https://example.com"],
  ["date", "a date, as 2026-01-31"],
  ["date-time", "a date and time with its zone, as 2026-01-31T12:00:00Z"],
  ["time", "a time with its zone, as 12:00:00Z"],
]);

const TEXTS = new Map<string, (limit: string) => string>([
  ["minLength", (limit) => `At least ${counted(limit, "character")}`],
  ["maxLength", (limit) => `At most ${counted(limit, "character")}`],
  ["minimum", (limit) => `At least ${limit}`],
  ["maximum", (limit) => `At most ${limit}`],
  ["exclusiveMinimum", (limit) => `More than ${limit}`],
  ["exclusiveMaximum", (limit) => `Less than ${limit}`],
  ["multipleOf", (limit) => `A multiple of ${limit}`],
  ["minItems", (limit) => `At least ${counted(limit, "item")}`],
  ["maxItems", (limit) => `At most ${counted(limit, "item")}`],
  ["uniqueItems", () => "No item twice"],
  ["pattern", (limit) => `Must match ${limit}`],
  ["format", (limit) => `Must be ${FORMATS.get(limit) ?? `of the format ${limit}`}`],
  ["enum", () => "Must be one of the values listed"],
  ["additionalProperties", () => "Has a property that the schema does not allow"],
  ["false", () => "Not allowed here"],
]);

/** What is wrong with a value, in people's words. */
export function faultText(unit: OutputUnit, { schema, value }: Checked): string {
  const { keyword, keywordLocation, instanceLocation, error } = unit;
  const limit = limitAt(keywordLocation, schema);
  if (keyword === "type") return typeText(limit, valueAt(instanceLocation, value));
  return TEXTS.get(keyword)?.(said(limit)) ?? error.replace(/\.$/, "");
}

function typeText(type: unknown, value: JsonValue | undefined): string {
  if (value === null || value === "") return "Required";
  const names = [type].flat().map(String);
  return `Must be ${names.map(articled).join(" or ")}`;
}

function said(limit: unknown): string {
  return typeof limit === "string" ? limit : JSON.stringify(limit);
}

function articled(type: string): string {
  if (type === "string") return "text";
  if (type === "null") return "null";
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function counted(limit: string, noun: string): string {
  return limit === "1" ? `1 ${noun}` : `${limit} ${noun}s`;
}

function valueAt(location: string, value: JsonValue): JsonValue | undefined {
  return fromLocation(location).reduce<JsonValue | undefined>((found, step) => {
    const next = member(found, step);
    return isJsonValue(next) ? next : undefined;
  }, value);
}

/** What the keyword at a place of a schema says, references followed. */
function limitAt(location: string, schema: JsonSchema): unknown {
  return fromLocation(location).reduce<unknown>((found, step) => {
    const next = member(found, step);
    return step === "$ref" ? followReference(next, schema) : next;
  }, schema);
}

function member(found: unknown, step: string): unknown {
  if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return undefined;
  return Reflect.get(found, step);
}

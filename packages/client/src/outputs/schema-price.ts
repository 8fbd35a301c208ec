import { type BoundedPattern, boundedPattern, MOST_STEPS } from "./bounded-pattern.ts";
import type { Reach } from "./reach.ts";

/** A schema that is an object, in a copy of our own. */
export type SchemaNode = Record<string, unknown>;

/** What coming to a schema costs on a value of some reach, its subschemas aside; in units of about 50 ns. */
export type Price = (reach: Reach) => number;

/** What coming to a schema costs that says nothing. */
const VISIT = 20;
/** Steps over a text that a unit pays for. */
const STEPS_A_UNIT = 50;

/** Keywords that read the whole of a text. */
const OVER_TEXT = ["format", "minLength", "maxLength", "const", "enum"];
/** Keywords that go through all fields of an object, even those that no subschema is for. */
const OVER_FIELDS = [
  "minProperties",
  "maxProperties",
  "propertyNames",
  "additionalProperties",
  "unevaluatedProperties",
];

/** Bounds the patterns of a schema, and tells what it costs to come to it. Throws where a pattern cannot be bounded. */
export function priceOf(schema: SchemaNode): Price {
  const own = VISIT + sizeOf(schema);
  const readings = countOf(schema, OVER_TEXT) / STEPS_A_UNIT;
  const passes = countOf(schema, OVER_FIELDS);
  const ofText = boundText(schema);
  const ofNames = boundNames(schema);
  const comparesMembers = schema["uniqueItems"] === true;
  return (reach) =>
    own +
    readings * reach.text +
    passes * reach.fields +
    (comparesMembers ? reach.members ** 2 : 0) +
    tryingAll(ofText, reach.text) +
    tryingAll(ofNames, reach.text) * reach.fields;
}

/** The members of a schema's own lists and maps. */
function sizeOf(schema: SchemaNode): number {
  return Object.values(schema).reduce(
    (size: number, value) =>
      typeof value === "object" && value !== null ? size + Object.keys(value).length : size + 1,
    0,
  );
}

function countOf(schema: SchemaNode, keywords: readonly string[]): number {
  return keywords.filter((keyword) => Object.hasOwn(schema, keyword)).length;
}

function boundText(schema: SchemaNode): readonly BoundedPattern[] {
  const { pattern } = schema;
  if (typeof pattern !== "string") return [];
  const bounded = boundedPattern(pattern);
  schema["pattern"] = bounded.pattern;
  return [bounded];
}

function boundNames(schema: SchemaNode): readonly BoundedPattern[] {
  const { patternProperties } = schema;
  if (typeof patternProperties !== "object" || patternProperties === null) return [];
  const entries = Object.entries(patternProperties).map(
    ([pattern, subschema]) => [boundedPattern(pattern), subschema] as const,
  );
  schema["patternProperties"] = Object.fromEntries(
    entries.map(([{ pattern }, subschema]) => [pattern, subschema]),
  );
  return entries.map(([bounded]) => bounded);
}

function tryingAll(patterns: readonly BoundedPattern[], text: number): number {
  return patterns.reduce((sum, { longest, degree }) => {
    const share = Math.min(text / longest, 1) ** degree;
    return sum + 1 + (share * MOST_STEPS) / STEPS_A_UNIT;
  }, 0);
}

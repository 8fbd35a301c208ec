import { type JsonSchema, resolve } from "./json-schema.ts";
import { pick, type Random, whole } from "./random.ts";

/** What shapes a generated value. */
export interface Recipe {
  /** The document that `$ref` points into. */
  readonly root: JsonSchema;
  readonly random: Random;
  /** How likely an optional field is there: 0 never, 1 always. */
  readonly optional: number;
}

const MAX_DEPTH = 8;

/** A value that a JSON Schema allows. */
export function generate(schema: JsonSchema, recipe: Recipe, depth = 0): unknown {
  if (schema.$ref !== undefined) {
    return generate(resolve(recipe.root, schema.$ref), recipe, depth);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(recipe.random, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return generate(pick(recipe.random, choices), recipe, depth);
  if (schema.allOf !== undefined) {
    return Object.assign({}, ...schema.allOf.map((part) => generate(part, recipe, depth)));
  }
  return generateType(schema, recipe, depth);
}

type Generator = (schema: JsonSchema, recipe: Recipe, depth: number) => unknown;

const GENERATORS: ReadonlyMap<string, Generator> = new Map<string, Generator>([
  ["object", generateObject],
  ["array", generateArray],
  ["string", ({ format }, { random }) => generateText(format, random)],
  ["integer", generateInteger],
  ["number", generateNumber],
  ["boolean", (_schema, { random }) => random() < 0.5],
  ["null", () => null],
]);

const ANY = [...GENERATORS.keys()].filter((type) => type !== "integer");

function generateType(schema: JsonSchema, recipe: Recipe, depth: number): unknown {
  const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ANY);
  const type = pick(recipe.random, types);
  return GENERATORS.get(type)?.(schema, recipe, depth);
}

function generateArray({ items = {} }: JsonSchema, recipe: Recipe, depth: number): unknown {
  const length = depth > MAX_DEPTH ? 0 : whole(recipe.random, 0, 2);
  return Array.from({ length }, () => generate(items, recipe, depth + 1));
}

function generateInteger({ minimum = -3, maximum }: JsonSchema, { random }: Recipe): number {
  return whole(random, minimum, maximum ?? pick(random, [9, 2 ** 60]));
}

function generateNumber({ minimum = -3, maximum = 9 }: JsonSchema, { random }: Recipe): number {
  return minimum + random() * (maximum - minimum);
}

function generateObject(schema: JsonSchema, recipe: Recipe, depth: number): unknown {
  const { random, optional } = recipe;
  const { properties = {}, required = [], additionalProperties } = schema;
  const share = depth > MAX_DEPTH ? 0 : optional;
  const fields = Object.entries(properties)
    .filter(([name]) => required.includes(name) || random() < share)
    .map(([name, field]) => [name, generate(field, recipe, depth + 1)]);
  const other = additionalProperties === undefined ? {} : additionalProperties;
  const unknown =
    typeof other === "boolean" || random() >= share / 2
      ? []
      : [[`x-${whole(random, 0, 9)}`, generate(other, recipe, depth + 3)]];
  return Object.fromEntries([...fields, ...unknown]);
}

function generateText(format: string | undefined, random: Random): string {
  const word = pick(random, ["", "a", "Załączniki", '[{"', "\u2028", "0"]);
  switch (format) {
    case "uri":
      return pick(random, ["https://example.com/a?b=c", "file:///a/b.txt", "urn:a:b"]);
    case "uri-template":
      return pick(random, ["file:///{path}", "https://example.com/{?q*}", "a"]);
    case "byte":
      return pick(random, ["", "AAEC", "/+8="]);
    default:
      return word;
  }
}

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

function generateType(schema: JsonSchema, recipe: Recipe, depth: number): unknown {
  const { random } = recipe;
  const type = typeof schema.type === "string" ? schema.type : pick(random, schema.type ?? ANY);
  switch (type) {
    case "object":
      return generateObject(schema, recipe, depth);
    case "array":
      return Array.from({ length: depth > MAX_DEPTH ? 0 : whole(random, 0, 2) }, () =>
        generate(schema.items ?? {}, recipe, depth + 1),
      );
    case "string":
      return generateText(schema.format, random);
    case "integer":
      return whole(random, schema.minimum ?? -3, schema.maximum ?? pick(random, [9, 2 ** 60]));
    case "number":
      return (schema.minimum ?? -3) + random() * ((schema.maximum ?? 9) - (schema.minimum ?? -3));
    case "boolean":
      return random() < 0.5;
    default:
      return null;
  }
}

const ANY = ["string", "number", "boolean", "null", "array", "object"];

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

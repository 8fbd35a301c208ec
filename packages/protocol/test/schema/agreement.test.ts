import { describe, expect, test } from "vitest";
import { z } from "zod";
import { schemaOf } from "../../src/schema/index.ts";
import { WITHOUT_DIFFERENCES } from "../official/differences.ts";
import { generate } from "../official/generate.ts";
import type { JsonSchema } from "../official/json-schema.ts";
import { mutations } from "../official/mutations.ts";
import { OFFICIAL_VERSIONS, officialSchema } from "../official/official-schema.ts";
import { pick, type Random, randomFrom } from "../official/random.ts";

const SEEDS = [1, 2, 3];
const OPTIONAL = [0, 0.5, 1];
const MOST_MUTATIONS = 50;

describe.each(OFFICIAL_VERSIONS)("the schemas of %s", (version) => {
  const official = officialSchema(version, WITHOUT_DIFFERENCES);
  const definitions = schemaOf(version)?.definitions ?? new Map<string, z.ZodType>();
  const shared = official.names.filter((name) => definitions.has(name));

  test.each(shared)("take what the official %s allows, unchanged", (name) => {
    const schema = definitions.get(name);
    for (const value of valuesOf(official.document, official.definition(name))) {
      expect(schema?.parse(value)).toEqual(value);
    }
  });

  test.each(shared)("allow as %s only what the official one takes", (name) => {
    const root = jsonSchemaOf(definitions.get(name));
    const refused = valuesOf(root, root).filter((value) => !official.allows(name, value));

    expect(refused).toEqual([]);
  });

  test.each(shared)("judge every damaged %s as the official one does", (name) => {
    const schema = definitions.get(name);
    const ours = jsonSchemaOf(schema);
    const values = [
      ...valuesOf(official.document, official.definition(name)),
      ...SEEDS.map((seed) => generate(ours, { root: ours, random: randomFrom(seed), optional: 1 })),
    ];
    const disagreed = damagedOf(values).filter(
      ({ value }) => schema?.safeParse(value).success !== official.allows(name, value),
    );

    expect(disagreed).toEqual([]);
  });
});

function valuesOf(root: JsonSchema, schema: JsonSchema): unknown[] {
  return SEEDS.flatMap((seed) =>
    OPTIONAL.map((optional) => generate(schema, { root, random: randomFrom(seed), optional })),
  );
}

function damagedOf(values: readonly unknown[]) {
  const random = randomFrom(values.length);
  return values.flatMap((value) => sample(random, mutations(value)));
}

function sample<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  if (items.length <= MOST_MUTATIONS) return items;
  return Array.from({ length: MOST_MUTATIONS }, () => pick(random, items));
}

function jsonSchemaOf(schema: z.ZodType | undefined): JsonSchema {
  return z.toJSONSchema(schema ?? z.never()) as JsonSchema;
}

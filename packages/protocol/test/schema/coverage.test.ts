import { describe, expect, test } from "vitest";
import { VERSIONS } from "../../src/index.ts";
import { schemaOf } from "../../src/schema/index.ts";
import { OFFICIAL_VERSIONS, officialSchema } from "../official/official-schema.ts";

test("every revision has schemas, and no other version has", () => {
  expect([...VERSIONS].sort()).toEqual(OFFICIAL_VERSIONS);
  expect(VERSIONS.map((version) => schemaOf(version)?.version)).toEqual(VERSIONS);
  expect(schemaOf("1999-01-01")).toBeUndefined();
});

describe.each(OFFICIAL_VERSIONS)("the schemas of %s", (version) => {
  const official = officialSchema(version).names;
  const ours = [...(schemaOf(version)?.definitions.keys() ?? [])];

  test("leave out no official definition", () => {
    expect(official.filter((name) => !ours.includes(name))).toEqual([]);
  });

  test("add none but the params that a later revision gives a name", () => {
    const named = OFFICIAL_VERSIONS.flatMap((later) => officialSchema(later).names);
    const added = ours.filter((name) => !official.includes(name));

    expect(added.filter((name) => !/Params$|^ResourceContents$/.test(name))).toEqual([]);
    expect(added.filter((name) => !named.includes(name))).toEqual([]);
  });
});

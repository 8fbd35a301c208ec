import { describe, expect, test } from "vitest";
import { schemaOf } from "../../src/schema/index.ts";
import { DIFFERENCES, WITHOUT_DIFFERENCES } from "../official/differences.ts";
import { officialSchema } from "../official/official-schema.ts";

const ROWS = DIFFERENCES.flatMap(({ versions, ...difference }) =>
  versions.map((version) => ({ ...difference, version })),
);

describe.each(ROWS)("$definition of $version", ({ version, definition, value }) => {
  test("is taken by us and refused officially", () => {
    const ours = schemaOf(version)?.definitions.get(definition);

    expect(ours?.safeParse(value).success).toBe(true);
    expect(officialSchema(version).allows(definition, value)).toBe(false);
  });

  test("is taken officially once the difference is gone", () => {
    const amended = officialSchema(version, WITHOUT_DIFFERENCES);

    expect(amended.allows(definition, value)).toBe(true);
  });
});

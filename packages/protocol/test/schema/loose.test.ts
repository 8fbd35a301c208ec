import { describe, expect, test } from "vitest";
import { schemaOf } from "../../src/schema/index.ts";
import { OFFICIAL_VERSIONS } from "../official/official-schema.ts";

describe.each(OFFICIAL_VERSIONS)("the schemas of %s", (version) => {
  const definitions = schemaOf(version)?.definitions;

  test.each([
    ["TextContent", { type: "text", text: "a", later: { b: [1] } }],
    ["Tool", { name: "a", inputSchema: { type: "object", if: {}, not: false }, later: 1 }],
    ["Implementation", { name: "a", version: "1", later: null }],
    ["ServerCapabilities", { tools: { listChanged: true, later: 1 }, later: {} }],
  ])("keep the fields of a %s that they do not know", (name, value) => {
    expect(definitions?.get(name)?.parse(value)).toEqual(value);
  });
});

import { describe, expect, test } from "vitest";
import type { JsonSchema } from "../../src/schema/json-schema.ts";
import { resolveSchema } from "../../src/schema/resolve-schema.ts";

const root = {
  $defs: {
    name: { type: "string", title: "Name" },
    "a/b~c %": { type: "number" },
    again: { $ref: "#/$defs/name", description: "Said again" },
    circle: { $ref: "#/$defs/circle" },
  },
};

describe("a schema with its references followed", () => {
  test.each<[JsonSchema, object | undefined]>([
    [true, {}],
    [false, undefined],
    [{ type: "string" }, { type: "string" }],
    [{ $ref: "#/$defs/name" }, { type: "string", title: "Name" }],
    [
      { $ref: "#/$defs/name", title: "Mine" },
      { type: "string", title: "Mine" },
    ],
    [{ $ref: "#/$defs/again" }, { type: "string", title: "Name", description: "Said again" }],
    [{ $ref: "#/$defs/a~1b~0c%20%25" }, { type: "number" }],
    [{ $ref: "#/$defs/circle" }, undefined],
    [{ $ref: "#/$defs/none" }, undefined],
    [{ $ref: "#/$defs/constructor" }, undefined],
    [{ $ref: "other.json" }, undefined],
    [{ $ref: 5 }, undefined],
    [{ allOf: [{ $ref: "#/$defs/name" }] }, { type: "string", title: "Name" }],
    [
      {
        type: "object",
        allOf: [{ properties: { a: true }, required: ["a"] }, { required: ["b"] }],
      },
      { type: "object", properties: { a: true }, required: ["a", "b"] },
    ],
    [
      { properties: { a: { minimum: 1 } }, allOf: [{ properties: { a: { maximum: 2 } } }] },
      { properties: { a: { allOf: [{ minimum: 1 }, { maximum: 2 }] } } },
    ],
    [{ type: "string", allOf: [{ type: "number" }] }, undefined],
    [{ allOf: "nonsense" }, undefined],
  ])("of %j is %j", (schema, resolved) => {
    expect(resolveSchema(schema, root)).toEqual(resolved);
  });
});

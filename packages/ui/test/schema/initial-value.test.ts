import { expect, test } from "vitest";
import type { JsonValue } from "../../src/json/json-value.ts";
import { initialValue } from "../../src/schema/initial-value.ts";
import type { JsonSchema } from "../../src/schema/json-schema.ts";

test.each<[JsonSchema, JsonValue | undefined]>([
  [{ type: "string" }, undefined],
  [{ type: "string", default: "" }, ""],
  [{ default: null }, null],
  [{ type: "boolean" }, false],
  [{ const: "only" }, "only"],
  [{ enum: ["a", "b"] }, undefined],
  [{ type: "array", items: {} }, []],
  [{ anyOf: [{ type: "boolean" }, { type: "null" }] }, false],
  [{ type: "object", properties: { a: { type: "boolean" }, b: { default: 1 } } }, { b: 1 }],
  [
    {
      type: "object",
      properties: { a: { type: "boolean" }, o: { properties: { x: {} } } },
      required: ["a", "o"],
    },
    { a: false, o: {} },
  ],
])("a form of %j starts from %j", (schema, value) => {
  expect(initialValue(schema, schema)).toEqual(value);
});

test("a schema that must contain itself starts from a few levels", () => {
  const schema = { type: "object", properties: { next: { $ref: "#" } }, required: ["next"] };

  expect(JSON.stringify(initialValue(schema, schema)).length).toBeLessThan(200);
});

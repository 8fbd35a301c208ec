import { describe, expect, test } from "vitest";
import { describeField } from "../../src/schema/describe-field.ts";
import type { SchemaNode } from "../../src/schema/json-schema.ts";

const shapeOf = (schema: SchemaNode) => describeField(schema, schema);

describe("the shape of a field", () => {
  test.each<[SchemaNode, object]>([
    [{ type: "string" }, { kind: "text", isLong: false, isSecret: false }],
    [
      { type: "string", maxLength: 199 },
      { kind: "text", isLong: false },
    ],
    [
      { type: "string", maxLength: 200 },
      { kind: "text", isLong: true },
    ],
    [
      { type: "string", default: "a\nb" },
      { kind: "text", isLong: true },
    ],
    [
      { type: "string", writeOnly: true, maxLength: 900 },
      { kind: "text", isSecret: true, isLong: false },
    ],
    [{ type: "integer" }, { kind: "number", isInteger: true, step: 1 }],
    [
      { type: "number", exclusiveMinimum: 0 },
      { kind: "number", isInteger: false, minimum: 0 },
    ],
    [{ type: "boolean" }, { kind: "boolean" }],
    [{ type: "null" }, { kind: "choice", options: [{ title: "null", value: null }] }],
    [{ const: 5 }, { kind: "choice", options: [{ title: "5", value: 5 }] }],
    [
      { type: "string", enum: ["a", "b"], enumNames: ["A"] },
      {
        kind: "choice",
        options: [
          { title: "A", value: "a" },
          { title: "b", value: "b" },
        ],
      },
    ],
    [
      { oneOf: [{ const: "a", title: "A" }] },
      { kind: "choice", options: [{ title: "A", value: "a" }] },
    ],
    [
      { type: "array", items: { enum: ["a"] } },
      { kind: "choices", options: [{ title: "a", value: "a" }] },
    ],
    [
      { type: "array", items: { type: "string" } },
      { kind: "list", item: { type: "string" } },
    ],
    [{ type: "array" }, { kind: "json" }],
    [{ type: "array", items: {}, prefixItems: [{}] }, { kind: "json" }],
    [
      { properties: { a: true }, required: ["a"] },
      { kind: "group", members: [{ name: "a", schema: true, isRequired: true }] },
    ],
    [{ type: "object", additionalProperties: { type: "string" } }, { kind: "json" }],
    [{ type: ["string", "null"] }, { kind: "alternatives" }],
    [{ anyOf: [{ type: "string" }, { type: "number" }] }, { kind: "alternatives" }],
    [{ anyOf: [{}], oneOf: [{}] }, { kind: "json" }],
    [{}, { kind: "json" }],
    [{ type: 5, enum: 7, properties: [] }, { kind: "json" }],
  ])("of %j is %j", (schema, shape) => {
    expect(shapeOf(schema)).toMatchObject(shape);
  });

  test("of alternatives carries what all of them share into each", () => {
    const schema = {
      type: "object",
      properties: { id: { type: "string" } },
      oneOf: [{ title: "One", properties: { a: true } }, { $ref: "#/$defs/Two" }],
      $defs: { Two: { required: ["id"] } },
    };

    expect(shapeOf(schema)).toMatchObject({
      kind: "alternatives",
      alternatives: [
        { title: "One", schema: { type: "object", properties: { id: {}, a: true } } },
        { title: "Two", schema: { type: "object", required: ["id"] } },
      ],
    });
  });
});

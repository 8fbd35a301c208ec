import { expect, test } from "vitest";
import { z } from "zod";
import { requestedSchema } from "../../src/asking/requested-schema.ts";

test.each([
  ["text", z.string().min(1).max(9), { type: "string", minLength: 1, maxLength: 9 }],
  ["an address", z.email(), { type: "string", format: "email" }],
  ["a link", z.url(), { type: "string", format: "uri" }],
  ["an id, whose format forms lack", z.uuid(), { type: "string" }],
  ["a number", z.number().min(0).max(5), { type: "number", minimum: 0, maximum: 5 }],
  ["an integer above 0", z.int32().positive(), { type: "integer", maximum: 2_147_483_647 }],
  ["yes or no, with a default", z.boolean().default(true), { type: "boolean", default: true }],
  ["a choice", z.enum(["C", "F"]), { type: "string", enum: ["C", "F"] }],
  ["a literal", z.literal("C"), { type: "string", enum: ["C"] }],
  [
    "choices",
    z.array(z.enum(["a", "b"])).min(1),
    { type: "array", minItems: 1, items: { type: "string", enum: ["a", "b"] } },
  ],
  [
    "a choice with titles",
    z.string().meta({ title: "Unit", oneOf: [{ const: "C", title: "Celsius" }] }),
    { type: "string", title: "Unit", oneOf: [{ const: "C", title: "Celsius" }] },
  ],
])("has a field for %s", (_what, field, expected) => {
  expect(requestedSchema(z.object({ field })).properties).toEqual({ field: expected });
});

test("requires what is neither optional nor has a default", () => {
  const schema = z.object({ a: z.string(), b: z.string().optional(), c: z.string().default("") });

  expect(requestedSchema(schema).required).toEqual(["a"]);
});

test.each([
  ["an object", z.object({ x: z.string() })],
  ["an array of texts", z.array(z.string())],
  ["one of several kinds", z.union([z.string(), z.number()])],
  ["null", z.null()],
  ["anything", z.unknown()],
])("refuses a field for %s", (_what, field) => {
  expect(() => requestedSchema(z.object({ field }))).toThrow(
    'Field "field" of a form must be text, a number, a boolean or a choice of texts',
  );
});

test.each([
  ["what is no object", z.string()],
  ["an object whose fields have no names", z.record(z.string(), z.string())],
])("refuses %s", (_what, schema) => {
  expect(() => requestedSchema(schema)).toThrow(
    "Schema of a form must describe an object with fields",
  );
});

test("is made once a schema", () => {
  const schema = z.object({ a: z.string() });

  expect(requestedSchema(schema)).toBe(requestedSchema(schema));
});

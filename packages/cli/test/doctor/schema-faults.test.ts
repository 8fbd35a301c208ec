import { expect, test } from "vitest";
import { schemaFaults } from "../../src/doctor/schema-faults.ts";

test.each<[string, unknown]>([
  [
    "an object",
    { type: "object", properties: { a: { type: ["string", "null"] } }, required: ["a"] },
  ],
  ["a boolean", true],
  ["a reference to a definition", { $ref: "#/$defs/a~1b", $defs: { "a/b": { type: "string" } } }],
  ["a reference elsewhere", { $ref: "https://example.com/schema" }],
  ["an argument called properties", { properties: { properties: { type: "string" } } }],
])("%s is a schema", (_what, schema) => {
  expect(schemaFaults(schema)).toEqual([]);
});

test.each<[unknown, string]>([
  ["string", "# is no schema"],
  [{ type: "text" }, '#/type is "text", which is no type'],
  [{ required: "a" }, "#/required is no list of names"],
  [{ enum: "a" }, "#/enum is no list"],
  [{ pattern: "(" }, "#/pattern is no regular expression"],
  [{ $ref: "#/$defs/none" }, "#/$ref leads nowhere: #/$defs/none"],
  [{ $ref: "#/%" }, "#/$ref leads nowhere: #/%"],
  [{ properties: [] }, "#/properties is no record of schemas"],
  [{ anyOf: {} }, "#/anyOf is no list of schemas"],
  [
    { items: { anyOf: [{ properties: { a: { type: 1 } } }] } },
    "#/items/anyOf/0/properties/a/type is 1, which is no type",
  ],
])("%j has a fault", (schema, fault) => {
  expect(schemaFaults(schema)).toEqual([fault]);
});

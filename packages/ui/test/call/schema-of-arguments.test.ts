import { expect, test } from "vitest";
import { schemaOfArguments } from "../../src/index.ts";

test("a prompt's arguments are text, and those that must be given are required", () => {
  const schema = schemaOfArguments([
    { name: "topic", title: "Topic", description: "What about", required: true },
    { name: "__proto__" },
  ]);

  expect(JSON.parse(JSON.stringify(schema))).toEqual({
    type: "object",
    properties: JSON.parse(
      '{"topic":{"type":"string","title":"Topic","description":"What about"},"__proto__":{"type":"string"}}',
    ),
    required: ["topic"],
    additionalProperties: false,
  });
});

test("a prompt without arguments takes an empty object", () => {
  expect(schemaOfArguments()).toEqual({
    type: "object",
    properties: {},
    additionalProperties: false,
  });
});

import { expect, test } from "vitest";
import { readField } from "../../src/answers/read-field.ts";

const read = (line: string, schema: object, required = true) =>
  readField(line, { name: "field", schema: { ...schema }, required });

const titled = [
  { const: "r", title: "Red" },
  { const: "g", title: "Green" },
];

test.each<[string, object, unknown]>([
  [" Ada ", { type: "string" }, "Ada"],
  ["y", { type: "boolean" }, true],
  ["FALSE", { type: "boolean" }, false],
  ["-1.5", { type: "number" }, -1.5],
  ["3", { type: "integer", minimum: 3, maximum: 3 }, 3],
  ["2", { type: "string", enum: ["a", "b"] }, "b"],
  ["b", { type: "string", enum: ["a", "b"] }, "b"],
  ["green", { type: "string", oneOf: titled }, "g"],
  ["two", { type: "string", enum: ["1", "2"], enumNames: ["one", "two"] }, "2"],
  ["1, b", { type: "array", items: { type: "string", enum: ["a", "b"] } }, ["a", "b"]],
  ["Red,2", { type: "array", items: { anyOf: titled } }, ["r", "g"]],
  ["", { type: "string", default: "x" }, undefined],
])("%j is a value of %j", (line, schema, value) => {
  expect(read(line, schema)).toEqual({ value });
});

test.each<[string, object, string]>([
  ["", { type: "string" }, "Needs a value"],
  ["maybe", { type: "boolean" }, "Needs yes or no"],
  ["three", { type: "number" }, "Needs a number"],
  ["1.5", { type: "integer" }, "field is not an integer"],
  ["2", { type: "number", minimum: 3 }, "field is under 3"],
  ["4", { type: "number", maximum: 3 }, "field is over 3"],
  ["ab", { type: "string", minLength: 3 }, "field is shorter than 3"],
  ["abcd", { type: "string", maxLength: 3 }, "field is longer than 3"],
  ["Ada", { type: "string", format: "email" }, "field is not of format email"],
  ["a", { type: "array", items: { enum: ["a"] }, minItems: 2 }, "field has fewer values than 2"],
  ["c", { type: "string", enum: ["a", "b"] }, "Needs one of a, b"],
  ["0", { type: "string", enum: ["a", "b"] }, "Needs one of a, b"],
  ["a,c", { type: "array", items: { enum: ["a", "b"] } }, "Needs one of a, b"],
])("%j is no value of %j", (line, schema, problem) => {
  expect(read(line, schema)).toEqual({ problem });
});

test("an empty line is no value where none is needed", () => {
  expect(read("", { type: "string" }, false)).toEqual({ value: undefined });
});

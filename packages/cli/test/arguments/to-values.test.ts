import { expect, test } from "vitest";
import { parseAssignments } from "../../src/arguments/assignment.ts";
import { toValues } from "../../src/arguments/to-values.ts";

const toObject = (operands: readonly string[], schema: object) =>
  toValues(parseAssignments(operands), { x: { ...schema } });

test.each<[string, object, unknown]>([
  ["3", { type: "number" }, 3],
  ["1e3", { type: "integer" }, 1000],
  ["three", { type: "number" }, "three"],
  ["", { type: "number" }, ""],
  ["true", { type: "boolean" }, true],
  ["false", { type: "boolean" }, false],
  ["yes", { type: "boolean" }, "yes"],
  ["007", { type: "string" }, "007"],
  ["007", {}, "007"],
  ["3", { type: ["string", "number"] }, "3"],
  ["3", { type: ["null", "number"] }, 3],
  ["null", { anyOf: [{ type: "number" }, { type: "null" }] }, null],
  ['{"a":1}', { type: "object" }, { a: 1 }],
  ["[1]", { type: "object" }, "[1]"],
  ["[1,2]", { type: "array" }, [1, 2]],
  ["5", { type: "array", items: { type: "number" } }, [5]],
])("%j becomes what %j wants", (text, schema, value) => {
  expect(toObject([`x=${text}`], schema)).toEqual({ x: value });
});

test("a name that is given twice holds a list", () => {
  const schema = { type: "array", items: { type: "integer" } };

  expect(toObject(["x=1", "x:=2"], schema)).toEqual({ x: [1, 2] });
});

test("JSON stands, whatever the schema wants", () => {
  expect(toObject(["x:=true"], { type: "string" })).toEqual({ x: true });
});

test("a name that objects inherit is a name like others", () => {
  const values = toValues(parseAssignments(["__proto__=a", "constructor=b"]));

  expect(Object.entries(values)).toEqual([
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
});

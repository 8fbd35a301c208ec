import { expect, test } from "vitest";
import { parseAssignments } from "../../src/arguments/assignment.ts";

test.each([
  ["city=Oslo", { name: "city", text: "Oslo" }],
  ["city=", { name: "city", text: "" }],
  ["sum=a=b", { name: "sum", text: "a=b" }],
  ["count:=3", { name: "count", json: 3 }],
  ['tags:=["a"]', { name: "tags", json: ["a"] }],
  ["time=12:=30", { name: "time", text: "12:=30" }],
  ["a:b=c", { name: "a:b", text: "c" }],
])("%s is an assignment", (operand, assignment) => {
  expect(parseAssignments([operand])).toEqual([assignment]);
});

test.each(["Oslo", "=Oslo", ":=1", "count:=three"])("%s is none", (operand) => {
  expect(() => parseAssignments([operand])).toThrow(operand.split(":")[0]);
});

import { expect, test } from "vitest";
import { askField } from "../../src/answers/ask-field.ts";
import type { ValueSchema } from "../../src/arguments/value-schema.ts";
import { RecordingTerminal } from "../recording-terminal.ts";

const signal = new AbortController().signal;

test.each<[what: string, schema: ValueSchema, required: boolean, told: readonly string[]]>([
  ["nothing", {}, true, ["  age (text): "]],
  ["that it may be left out", {}, false, ["  age (text, optional): "]],
  ["what it takes", { type: "integer" }, true, ["  age (whole number): "]],
  ["its default", { type: "boolean", default: true }, true, ["  age (yes or no, default true): "]],
  [
    "its title and description",
    { title: "Age", description: "In years" },
    true,
    ["  Age: In years", "  age (text): "],
  ],
  ["a title that is its name only once", { title: "age" }, true, ["  age (text): "]],
  [
    "its choices with their titles",
    { oneOf: [{ const: "a", title: "Young" }, { const: "b" }] },
    true,
    ["  1) a Young", "  2) b", "  age (one of these): "],
  ],
])("a person is told %s", async (_what, schema, required, told) => {
  const terminal = new RecordingTerminal({ lines: [":c"] });

  await askField(terminal, { name: "age", schema, required, signal });

  expect(terminal.told).toEqual(told);
});

test("what does not fit is told of, and asked for again", async () => {
  const terminal = new RecordingTerminal({ lines: ["old", "36"] });
  const field = { name: "age", schema: { type: "integer" }, required: true, signal };

  expect(await askField(terminal, field)).toEqual({ value: 36 });
  expect(terminal.told).toHaveLength(3);
});

test.each([
  [" :d ", "decline"],
  [":c", "cancel"],
  [undefined, "cancel"],
])("%j ends the form with %s", async (line, answer) => {
  const terminal = new RecordingTerminal({ lines: [line] });
  const field = { name: "age", schema: {}, required: true, signal };

  expect(await askField(terminal, field)).toBe(answer);
});

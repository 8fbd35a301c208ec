import { expect, test } from "vitest";
import { parseFilter } from "../../../page/src/filter/parse-filter.ts";

test.each([
  ["method:tools/*", { field: "method", values: ["tools/*"], isNegated: false }],
  ["status:live,failed", { field: "status", values: ["live", "failed"], isNegated: false }],
  ['peer:"my app",other', { field: "peer", values: ["my app", "other"], isNegated: false }],
  ["-status:ok", { field: "status", values: ["ok"], isNegated: true }],
  ["!tool:story", { field: "tool", values: ["story"], isNegated: true }],
  ["METHOD:ping", { field: "method", values: ["ping"], isNegated: false }],
  ["dur>100ms", { field: "dur", compare: ">", limit: 100, isNegated: false }],
  ["dur<=2s", { field: "dur", compare: "<=", limit: 2_000, isNegated: false }],
  ["dur:>1.5s", { field: "dur", compare: ">", limit: 1_500, isNegated: false }],
  ["dur<50", { field: "dur", compare: "<", limit: 50, isNegated: false }],
  ["dur>1min", { field: "dur", compare: ">", limit: 60_000, isNegated: false }],
  ["words", { field: "text", values: ["words"], isNegated: false }],
  ['"two words"', { field: "text", values: ["two words"], isNegated: false }],
  ['-"two words"', { field: "text", values: ["two words"], isNegated: true }],
  ['"method:x"', { field: "text", values: ["method:x"], isNegated: false }],
])("reads %s", (text, term) => {
  const { terms, problems } = parseFilter(text);
  expect(problems).toEqual([]);
  expect(terms).toEqual([{ ...term, start: 0, end: text.length }]);
});

test.each([
  ["colour:red", /no field colour/],
  ["method:", /value must follow method:/],
  ["dur>soon", /time must follow dur/],
  ['text:"open', /quote is not closed/],
])("tells what is wrong with %s", (text, problem) => {
  const { terms, problems } = parseFilter(`ping ${text}`);
  expect(terms).toHaveLength(1);
  expect(problems).toEqual([
    { start: 5, end: 5 + text.length, problem: expect.stringMatching(problem) },
  ]);
});

test("reads several terms and where each stands", () => {
  const { terms } = parseFilter("  method:ping   dur>1s  x");
  expect(terms.map(({ start, end }) => [start, end])).toEqual([
    [2, 13],
    [16, 22],
    [24, 25],
  ]);
});

test("takes a lone sign for a word", () => {
  expect(parseFilter("-").terms).toEqual([
    { field: "text", values: ["-"], isNegated: false, start: 0, end: 1 },
  ]);
});

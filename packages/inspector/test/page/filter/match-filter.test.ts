import { expect, test } from "vitest";
import type { Filtered } from "../../../page/src/filter/filtered.ts";
import { matchFilter } from "../../../page/src/filter/match-filter.ts";
import { parseFilter } from "../../../page/src/filter/parse-filter.ts";

const CALL: Filtered = {
  method: "tools/call",
  tool: "story",
  status: ["failed", "done", "error"],
  dir: ["out"],
  kind: ["request"],
  peer: ["7f3a.1", "my app", "client", "7f3a"],
  id: "4",
  duration: 150,
  era: ["2025-11-25", "legacy"],
  text: () => 'tools/call story failed {"prompt":"once upon"}',
};

test.each([
  ["", true],
  ["method:tools/call", true],
  ["method:tools/*", true],
  ["method:*/CALL", true],
  ["method:tools", false],
  ["method:t.ols/call", false],
  ["tool:story,ocr", true],
  ["tool:ocr", false],
  ["status:error", true],
  ["status:live", false],
  ["-status:live", true],
  ["dir:out kind:request", true],
  ["dir:in", false],
  ['peer:"my app"', true],
  ["peer:client", true],
  ["id:4", true],
  ["id:#4", true],
  ["id:44", false],
  ["dur>100ms", true],
  ["dur>150", false],
  ["dur>=150", true],
  ["dur<1s", true],
  ["dur=150", true],
  ["era:legacy", true],
  ["era:2025-*", true],
  ["era:modern", false],
  ['text:"ONCE upon"', true],
  ["once upon", true],
  ["-upon", false],
  ["status:error -tool:story", false],
])("tells whether a call fits %s", (text, fits) => {
  expect(matchFilter(parseFilter(text))(CALL)).toBe(fits);
});

test("what has no length is neither short nor long", () => {
  const { duration: _, ...open } = CALL;
  expect(matchFilter(parseFilter("dur<1h"))(open)).toBe(false);
  expect(matchFilter(parseFilter("dur>=0"))(open)).toBe(false);
  expect(matchFilter(parseFilter("-dur>=0"))(open)).toBe(true);
});

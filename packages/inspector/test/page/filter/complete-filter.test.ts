import { expect, test } from "vitest";
import { completeFilter } from "../../../page/src/filter/complete-filter.ts";

const WORDS = {
  method: ["tools/call", "tools/list", "ping"],
  peer: ["my app"],
  status: ["live", "ok"],
};

const offers = (text: string, caret = text.length) =>
  completeFilter(text, caret, WORDS).map(({ label }) => label);

test.each([
  ["", ["method:", "tool:", "status:", "dir:", "kind:", "peer:", "id:", "dur>"]],
  ["me", ["method:"]],
  ["method:", ["method:tools/call", "method:tools/list", "method:ping"]],
  ["method:tools", ["method:tools/call", "method:tools/list"]],
  ["method:ping,tools", ["method:ping,tools/call", "method:ping,tools/list"]],
  ["peer:", ['peer:"my app"']],
  ["status:ok", []],
  ["nothing:", []],
])("offers for %s", (text, expected) => {
  expect(offers(text)).toEqual(expected);
});

test("completes the term at the caret and leaves the others", () => {
  const [first] = completeFilter("sta dur>1s", 3, WORDS);
  expect(first).toEqual({ label: "status:", text: "status: dur>1s", caret: 7 });
});

test("keeps the sign that negates, and goes on after a value", () => {
  const [first] = completeFilter("-status:li", 10, WORDS);
  expect(first).toEqual({ label: "status:live", text: "-status:live ", caret: 13 });
});

// @vitest-environment happy-dom
import { callTable, connectionMachine, inboundRequestTable } from "@mcp-actors/machine";
import { describe, expect, test } from "vitest";
import { MARKS, StateMark } from "../../src/index.ts";
import { find, show, wordsOf } from "../page.ts";

const KINDS = {
  call: callTable().states,
  "inbound request": inboundRequestTable().states,
  connection: connectionMachine().states,
};

type State = keyof typeof MARKS;

describe.each(Object.entries(KINDS))("the states of a %s", (_kind, states) => {
  const marks = Object.keys(states).map((name) => MARKS[name as State]);

  test.each(["text", "shape"] as const)("are told apart by %s alone", (by) => {
    const told = marks.map((mark) =>
      by === "text" ? mark.text : JSON.stringify([mark.strokes, mark.areas]),
    );

    expect(new Set(told).size).toBe(told.length);
  });
});

test.each(Object.keys(MARKS) as State[])("the mark of %s says its words", async (state) => {
  await show(<StateMark state={state} />);

  expect(wordsOf(find(".state-mark"))).toBe(MARKS[state].text);
  expect(find(".state-mark").title).toBe(MARKS[state].text);
  expect(document.querySelectorAll(".state-mark path").length).toBeGreaterThan(0);
});

test("the words are seen where they are asked for", async () => {
  await show(<StateMark state="timedOut" withText />);

  expect(wordsOf(find(".state-mark .text"))).toBe("timed out");
});

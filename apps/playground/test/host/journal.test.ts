import { expect, test } from "vitest";
import { Journal } from "../../src/host/journal.ts";

test("events are kept in words, troubles marked, and calls left to their rows", () => {
  const journal = new Journal();
  journal.heard({ type: "connection.state", state: "ready" });
  journal.heard({ type: "connection.failed", cause: "The wire broke", attempts: 2 });
  journal.heard({
    type: "answer.failed",
    method: "elicitation/create",
    error: new Error("Nobody is there"),
  });

  expect(journal.events.items.value.map(({ text, isTrouble }) => [text, isTrouble])).toEqual([
    ["ready", false],
    ["The wire broke (attempts in a row: 2)", true],
    ["method elicitation/create, error Nobody is there", true],
  ]);
});

test("a log message is text, or JSON where it is none", () => {
  const journal = new Journal();
  journal.logged({ level: "info", logger: "pocket", data: "hello" });
  journal.logged({ level: "error", data: { code: 7 } });

  expect(journal.logs.items.value.map(({ level, text }) => [level, text])).toEqual([
    ["info", "hello"],
    ["error", '{"code":7}'],
  ]);
});

test("only the last four hundred are kept", () => {
  const journal = new Journal();
  for (let line = 1; line <= 405; line += 1) journal.logged({ level: "info", data: `${line}` });

  expect(journal.logs.items.value).toHaveLength(400);
  expect(journal.logs.items.value[0]?.text).toBe("6");
});

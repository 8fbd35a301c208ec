import { expect, test } from "vitest";
import { answerPages } from "../../src/answers/answer-pages.ts";
import { toFlags } from "../../src/arguments/flags.ts";
import { RecordingTerminal } from "../recording-terminal.ts";

const NEVER = new AbortController().signal;
const page = { message: "Pay here", url: "https://example.com/pay", elicitationId: "1" };

const answer = (terminal: RecordingTerminal, decline = false) =>
  answerPages({ flags: toFlags({ decline }), terminal })(
    { mode: "url", ...page },
    { signal: NEVER },
  );

test.each([
  ["y", "accept"],
  [" YES ", "accept"],
  ["n", "decline"],
  ["", "decline"],
  ["yesterday", "decline"],
  [undefined, "cancel"],
])("a person who says %j answers with %s", async (line, action) => {
  expect(await answer(new RecordingTerminal({ lines: [line] }))).toEqual({ action });
});

test("the page is told of before anybody is asked", async () => {
  const terminal = new RecordingTerminal({ lines: ["y"] });

  await answer(terminal);

  expect(terminal.told).toEqual([
    "The server asks: Pay here",
    "  https://example.com/pay",
    "Will you visit this page? (y/N) ",
  ]);
});

test.each([
  ["where nobody is there", new RecordingTerminal(), false],
  ["with --decline", new RecordingTerminal({ lines: ["y"] }), true],
])("%s the page is declined, and nobody asked", async (_when, terminal, decline) => {
  expect(await answer(terminal, decline)).toEqual({ action: "decline" });
  expect(terminal.told).toHaveLength(2);
});

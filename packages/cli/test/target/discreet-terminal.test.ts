import { expect, test } from "vitest";
import { discreetTerminal } from "../../src/target/discreet-terminal.ts";
import { toUrlTarget } from "../../src/target/to-url-target.ts";
import { RecordingTerminal } from "../recording-terminal.ts";

const target = toUrlTarget(
  "https://ada:hunter2@a.example/mcp?key=opensesame",
  { authorization: "Bearer token-of-ada", "x-mode": "1" },
  "The URL",
);

test.each([
  ["a header", "got authorization: Bearer token-of-ada", "got authorization: •••"],
  ["a word of a header", "token-of-ada has expired", "••• has expired"],
  ["the query", "GET /mcp?key=opensesame", "GET /mcp?key=•••"],
  ["a password", "hunter2", "•••"],
  ["what is too short to be one", "1 of 1", "1 of 1"],
])("%s is told to nobody, nor shown", (_what, text, told) => {
  const terminal = new RecordingTerminal();
  const discreet = discreetTerminal(terminal, target);

  discreet.tell(text);
  discreet.showStatus(text);

  expect(terminal.told).toEqual([told]);
  expect(terminal.statuses).toEqual([told]);
});

test("results stay as they are, and a command has nothing to hide", () => {
  const terminal = new RecordingTerminal();

  discreetTerminal(terminal, target).print("hunter2");

  expect(terminal.printed).toEqual(["hunter2"]);
  expect(discreetTerminal(terminal, { command: "node" })).toBe(terminal);
});

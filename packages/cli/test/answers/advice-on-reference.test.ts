import { expect, test } from "vitest";
import { adviceOnReference } from "../../src/answers/advice-on-reference.ts";
import { parseCommandLine } from "../../src/arguments/parse-command-line.ts";
import { call } from "../../src/commands/call.ts";

const QUIET = parseCommandLine([], call).flags;
const VERBOSE = parseCommandLine(["--verbose"], call).flags;
const PROGRAM = { command: "node" };
const PAGE = { url: "https://example.com/mcp", headers: {}, secrets: [] };
const HIDDEN = "The tool failed (reference 4b1c0f27a86e93d5)";
const WHERE = "The reason is in what the server writes to stderr, under this reference";

test.each([
  ["of a program", HIDDEN, { target: PROGRAM, flags: QUIET }, `${WHERE}: --verbose shows it`],
  ["of a program whose stderr is shown", HIDDEN, { target: PROGRAM, flags: VERBOSE }, undefined],
  ["of a server elsewhere", HIDDEN, { target: PAGE, flags: QUIET }, WHERE],
  ["without a reference", "No such city", { target: PROGRAM, flags: QUIET }, undefined],
])("a failure %s", (_what, text, asked, advice) => {
  expect(adviceOnReference(text, asked)).toBe(advice);
});

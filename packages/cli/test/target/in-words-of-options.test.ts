import { connect } from "@mcp-actors/client";
import { messageOf } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { inWordsOfOptions } from "../../src/target/in-words-of-options.ts";

test("arguments within a command are to be words of their own", async () => {
  const connected = connect({ command: "no-such-command stdio.mjs --fast" });
  const reason = await connected.then(() => "", messageOf);

  expect(inWordsOfOptions(reason)).toBe(
    'Could not start no-such-command stdio.mjs --fast: command not found; if these are arguments, write words of their own: -- no-such-command stdio.mjs --fast, or in a file "command": "no-such-command", "args": ["stdio.mjs", "--fast"]',
  );
});

test.each([
  [
    "it wants to know who asks; see the options headers and authorize",
    "it wants to know who asks; say so with --header",
  ],
  ["Could not start node: command not found", "Could not start node: command not found"],
])("%j is told as %j", (reason, told) => {
  expect(inWordsOfOptions(reason)).toBe(told);
});

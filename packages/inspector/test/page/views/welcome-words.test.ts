import { expect, test } from "vitest";
import { NO_SOURCE } from "../../../page/src/store/source-state.ts";
import { welcomeWords } from "../../../page/src/views/welcome-words.ts";

const WRONG = { ...NO_SOURCE, kind: "hub", state: "refused", problem: "Why" } as const;

test.each([
  ["no token", undefined, "Nothing is open, for this address has no token"],
  ["no source", NO_SOURCE, "Nothing is open, for this address has no token"],
  ["a wrong token", WRONG, "The token is wrong"],
])("an address with %s is told of, and where the right one is printed", (_, source, title) => {
  const words = welcomeWords(source);

  expect(words.title).toBe(title);
  expect(words.says).toContain("ends in #token=…, is printed as “Inspector: http://…”");
});

test.each([
  ["hub", "waiting", "The hub is away"],
  ["hub", "opening", "Connecting to the hub"],
  ["hub", "live", "The hub waits for its first client or server"],
  ["file", "opening", "Reading the file"],
  ["file", "failed", "This file cannot be shown"],
] as const)("a %s that is %s is no matter of tokens", (kind, state, title) => {
  const words = welcomeWords({ ...NO_SOURCE, kind, state });

  expect(words.title).toBe(title);
  expect(words.says).not.toContain("token");
});

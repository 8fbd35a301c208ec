import { expect, test } from "vitest";
import { inspect } from "../../src/commands/inspect.ts";
import { prompt } from "../../src/commands/prompt.ts";
import { serve } from "../../src/commands/serve.ts";
import { usagesOf } from "../../src/help/usages-of.ts";

test("a command that connects has a line for each way to name its server", () => {
  expect(usagesOf(prompt)).toEqual([
    "mcp-actors prompt <prompt> [key=value …] -- <program> [argument …]",
    "mcp-actors prompt <url> <prompt> [key=value …]",
    "mcp-actors prompt <server> <prompt> [key=value …]",
  ]);
});

test.each([
  [serve, "mcp-actors serve <module>"],
  [inspect, "mcp-actors inspect [file.jsonl …] [-- <program> [argument …]]"],
])("$name, which connects to nothing, has one line", (command, usage) => {
  expect(usagesOf(command)).toEqual([usage]);
});

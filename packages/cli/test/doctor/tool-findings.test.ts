import type { Tool } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { toolFindings } from "../../src/doctor/tool-findings.ts";

const toolOf = (name: string, more: object = {}): Tool => ({
  name,
  description: "Does it.",
  inputSchema: { type: "object" },
  ...more,
});

test("tools that are told apart and described have nothing to tell", () => {
  expect(toolFindings([toolOf("a"), toolOf("b")])).toEqual([]);
});

test("a name that tools share is told of once, however many share it", () => {
  const tools = [toolOf("a"), toolOf("b"), toolOf("a"), toolOf("a")];

  expect(toolFindings(tools)).toEqual([
    expect.objectContaining({
      severity: "bad",
      about: "tools",
      text: "a is listed more than once",
    }),
  ]);
});

test.each<[what: string, more: object, severity: string, text: string]>([
  [
    "takes a text",
    { inputSchema: { type: "string" } },
    "bad",
    "a: inputSchema is not of type object",
  ],
  ["gives what no schema is", { outputSchema: { type: "text" } }, "bad", "a: outputSchema: #/type"],
  ["is not described", { description: " " }, "note", "Without description: a"],
])("a tool that %s is told of", (_what, more, severity, text) => {
  expect(toolFindings([toolOf("a", more)])).toEqual([
    expect.objectContaining({ severity, text: expect.stringContaining(text) }),
  ]);
});

import { describe, expect, test } from "vitest";
import { parseCommandLine } from "../../src/arguments/parse-command-line.ts";
import { call } from "../../src/commands/call.ts";

describe("a command line", () => {
  test("has options, operands and a program", () => {
    const line = parseCommandLine(
      ["echo", "--json", "a=1", "--answer", "x=1", "--answer", "y=2", "--", "node", "--json", "--"],
      call,
    );

    expect(line.operands).toEqual(["echo", "a=1"]);
    expect(line.program).toEqual(["node", "--json", "--"]);
    expect(line.flags).toMatchObject({
      json: true,
      answers: [
        { name: "x", text: "1" },
        { name: "y", text: "2" },
      ],
    });
  });

  test("without a program has none", () => {
    expect(parseCommandLine(["server", "echo"], call).program).toBeUndefined();
  });

  test.each([
    [["--watch"], "call has no option --watch; these have: serve"],
    [["--era"], "Option '--era <value>' argument missing"],
    [["--era", "2001-01-01"], "--era must be one of auto, modern, legacy, 2026-07-28"],
    [["--log-level", "loud"], "--log-level must be one of debug"],
    [["--json=1"], "Option '--json' does not take an argument"],
  ])("%j is refused", (words, message) => {
    expect(() => parseCommandLine(words, call)).toThrow(message);
  });
});

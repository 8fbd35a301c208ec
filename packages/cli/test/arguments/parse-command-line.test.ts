import { describe, expect, test } from "vitest";
import { parseCommandLine } from "../../src/arguments/parse-command-line.ts";
import { call } from "../../src/commands/call.ts";
import { replay } from "../../src/commands/replay.ts";

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

  test.each([
    ["call", call, "--root", "/a", "/b", { roots: ["/a", "/b"] }],
    ["call", call, "--header", "A: 1", "B: 2", { headers: { a: "1", b: "2" } }],
    ["replay", replay, "--ignore", "_meta", "content", { ignored: ["_meta", "content"] }],
  ])(
    "of the command %s takes its options many times",
    (_name, command, option, one, other, flags) => {
      const words = ["server", "echo", option, one, option, other];

      expect(parseCommandLine(words, command).flags).toMatchObject(flags);
    },
  );

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

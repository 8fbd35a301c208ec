import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { lastLines, tellingLines } from "../../src/doctor/telling-lines.ts";

/** What Node writes where a program ends with an error. */
function stderrOf(...words: readonly string[]): string {
  return spawnSync(process.execPath, words, { encoding: "utf8" }).stderr;
}

test.each([
  ["nothing", "", []],
  ["no error", "1\n2\n\n3\n4\r\n5\n6\n", ["2", "3", "4", "5", "6"]],
  ["an error at its end", "Starting\nError: no licence\n", ["Error: no licence"]],
  [
    "a Python traceback",
    "Traceback (most recent call last):\n  import mcp\nModuleNotFoundError: No module named 'mcp'\n",
    ["ModuleNotFoundError: No module named 'mcp'"],
  ],
])("of %s", (_what, stderr, lines) => {
  expect(tellingLines(stderr)).toEqual(lines);
});

test("of a module that is not found they begin with its error", () => {
  const stderr = stderrOf("no-such-file.mjs");

  expect(stderr.trimEnd().split("\n").slice(-5).join()).not.toContain("Cannot find");
  expect(tellingLines(stderr)[0]).toMatch(/^Error: Cannot find module '.*no-such-file\.mjs'$/);
  expect(tellingLines(stderr)).toHaveLength(5);
});

test("of a program that does not parse they begin with the place", () => {
  const [place, source, , error] = tellingLines(
    stderrOf("--input-type=module", "--eval", "const = 1"),
  );

  expect(place).toMatch(/^file:.*:1$/);
  expect(source).toBe("const = 1");
  expect(error).toMatch(/^SyntaxError: Unexpected token/);
});

test("the last lines are shown whatever error came before", () => {
  expect(lastLines("Error: survived\n1\n2\n\n3\n4\n5\n")).toEqual(["1", "2", "3", "4", "5"]);
});

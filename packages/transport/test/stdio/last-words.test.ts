import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { lastWords } from "../../src/stdio/last-words.ts";

test.each([
  ["nothing", "", ""],
  ["one line", "Missing API key\n", "Missing API key"],
  ["the last of several lines", "Starting\r\nMissing API key\r\n\r\n", "Missing API key"],
  ["indented lines alone", "  Starting\n\tGoing\n", "Going"],
  [
    "what follows an error that was survived",
    "Error: first\n    at f (a.js:1:2)\nDisk is full",
    "Disk is full",
  ],
  ["an error without a stack", "Error: first\nDisk is full\n", "Disk is full"],
  [
    "a Python traceback",
    "Traceback (most recent call last):\n  File \"s.py\", line 1, in <module>\n    import mcp\nModuleNotFoundError: No module named 'mcp'\n",
    "ModuleNotFoundError: No module named 'mcp'",
  ],
  [
    "a Go panic",
    "panic: no database\n\ngoroutine 1 [running]:\nmain.main()\n\t/src/main.go:4 +0x1d\nexit status 2\n",
    "panic: no database",
  ],
  [
    "a Java exception",
    'Exception in thread "main" java.lang.IllegalStateException: no database\n\tat Main.main(Main.java:3)\n',
    'Exception in thread "main" java.lang.IllegalStateException: no database',
  ],
  [
    "a Deno error",
    "error: Uncaught (in promise) Error: no database\n    at file:///s.ts:1:7\n",
    "error: Uncaught (in promise) Error: no database",
  ],
  [
    "a Bun error",
    '1 | throw new Error("x")\n          ^\nerror: no database\n      at /s.ts:1:7\n\nBun v1.3.0 (Linux x64)\n',
    "error: no database",
  ],
])("of %s", (_what, stderr, words) => {
  expect(lastWords(stderr)).toBe(words);
});

test.each([
  ["a missing file", ["no-such-file.mjs"], /^Error: Cannot find module '.*no-such-file\.mjs'$/],
  ["a syntax error", module("const = 1"), /^SyntaxError: Unexpected token '='$/],
  [
    "a missing import",
    module('import "no-such-package"'),
    /^Error \[ERR_MODULE_NOT_FOUND\]: Cannot find package 'no-such-package'/,
  ],
  ["a throw", module('throw new RangeError("no database")'), /^RangeError: no database$/],
  [
    "a throw with a cause, fields and several lines",
    module(
      'throw Object.assign(new Error("no database\\nat all", { cause: new Error("DNS") }), { code: 1, tried: [{ host: "db" }] })',
    ),
    /^Error: no database$/,
  ],
  ["a throw of text", module('throw "no database"'), /^no database$/],
  [
    "a rejection that nobody awaits",
    module('Promise.reject(new Error("no database"))'),
    /^Error: no database$/,
  ],
  [
    "a rejection with text that nobody awaits",
    module('Promise.reject("no database")'),
    /^UnhandledPromiseRejection: .*"no database"/,
  ],
  ["an option that is none", ["--no-such-option"], /bad option: --no-such-option$/],
])("of a Node process that ends with %s", (_what, args, words) => {
  const { stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });

  expect(lastWords(stderr)).toMatch(words);
});

function module(code: string): string[] {
  return ["--input-type=module", "--eval", code];
}

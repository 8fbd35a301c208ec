import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { windowsCommand } from "../../src/stdio/windows-command.ts";
import { readAsCmd, readAsProgram } from "../support/read-as-windows.ts";

const NPX = "C:\\Program Files\\nodejs\\npx.cmd";
const NODE = "C:\\Program Files\\nodejs\\node.exe";
const files = new Set([NPX, NODE, "C:\\work\\run.bat", "C:\\work\\run.exe"]);

const surroundings = {
  env: { Path: "C:\\Windows;C:\\Program Files\\nodejs", ComSpec: "C:\\Windows\\cmd.exe" },
  cwd: "C:\\work",
  isFile: (path: string) => files.has(path),
};

/** The arguments that reach the program which npx.cmd starts with %*. */
function received(args: readonly string[]): readonly string[] {
  const { args: built } = windowsCommand("npx", args, surroundings);
  const line = built.at(-1)?.slice(1, -1) ?? "";
  const variables = { PATH: "expanded", A: "expanded" };
  const script = readAsCmd(line, variables).slice(NPX.length);
  // What %* stands for is put in after variables are, and read once more.
  return readAsProgram(readAsCmd(script, {}));
}

describe("command on Windows", () => {
  test("starts an .exe itself, its arguments untouched", () => {
    expect(windowsCommand("node", ["a b", "%PATH%"], surroundings)).toEqual({
      file: NODE,
      args: ["a b", "%PATH%"],
      verbatim: false,
    });
  });

  test("starts a .cmd through cmd.exe without the caller naming it (case 25)", () => {
    expect(windowsCommand("npx", ["-y", "x"], surroundings)).toEqual({
      file: "C:\\Windows\\cmd.exe",
      args: ["/d", "/s", "/c", '"C:\\Program^ Files\\nodejs\\npx.cmd ^^^"-y^^^" ^^^"x^^^""'],
      verbatim: true,
    });
  });

  test.each([
    ["./run.exe", "C:\\work\\run.exe"],
    ["C:\\work\\run.exe", "C:\\work\\run.exe"],
    ["./run", "C:\\work\\run.exe"],
    ["run", "run"],
  ])("takes %s for %s: a path is looked for where we are, a name is not", (command, file) => {
    expect(windowsCommand(command, [], surroundings)).toMatchObject({ file });
  });

  test("leaves a command that is nowhere to the system to refuse", () => {
    expect(windowsCommand("nowhere", ["a"], surroundings)).toEqual({
      file: "nowhere",
      args: ["a"],
      verbatim: false,
    });
  });

  test.each([
    ["a space", "a b"],
    ["nothing", ""],
    ["an ampersand", "a&calc"],
    ["a variable", "%PATH%"],
    ["variables in a row", "%%A%PATH%"],
    ["quotes", 'say "hi"'],
    ["a quote and an ampersand", 'a" & calc & "'],
    ["backslashes before a quote", 'a\\\\"b'],
    ["backslashes at the end", "a b\\\\"],
    ["carets", "^a^^b"],
    ["parentheses and redirections", "(a) < b > c | d"],
    ["an exclamation mark", "!A!"],
  ])("brings over %s unchanged (case 25)", (_name, arg) => {
    expect(received([arg, "last"])).toEqual([arg, "last"]);
  });

  test("brings any arguments over unchanged (case 25)", () => {
    const arg = fc.string({ unit: fc.constantFrom(...Array.from("ab\\\"%^&|<>() !;,='`PATH")) });

    fc.assert(
      fc.property(fc.array(arg), (args) => {
        expect(received(args)).toEqual(args);
      }),
    );
  });

  test.each(["a\nb", "a\rb", "a\0b"])("refuses the line break in %j", (arg) => {
    expect(() => windowsCommand("npx", ["-y", arg], surroundings)).toThrow(
      "Could not start npx: argument 2 holds a line break",
    );
  });
});

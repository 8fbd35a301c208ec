import { expect, test } from "vitest";
import { parseCommandLine } from "../packages/cli/src/arguments/parse-command-line.ts";
import { COMMANDS } from "../packages/cli/src/commands/commands.ts";
import { committedFiles, readText } from "./workspace.ts";

const lines = committedFiles()
  .filter((path) => path.endsWith(".md"))
  .flatMap((page) => linesOf(readText(page)).map((line) => ({ page, line })));

test("there are command lines on our pages", () => {
  expect(lines.length).toBeGreaterThan(30);
});

test.each(lines)("$page: $line is one that the program takes", ({ line }) => {
  const [name, ...words] = wordsOf(line);
  const command = COMMANDS.find((one) => one.name === name);

  expect(command?.name).toBe(name);
  expect(command && parseCommandLine(words, command).wantsHelp).toBe(false);
});

/** The words after `mcp-actors` of each line that runs it in a block for a shell. */
function linesOf(page: string): string[] {
  return [...page.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, block = ""]) =>
    [...block.matchAll(/^(?:npx )?mcp-actors (.*)$/gm)].map(([, line = ""]) => line),
  );
}

/** The words of a line as a shell splits them; what stands after ` #` is a comment. */
function wordsOf(line: string): string[] {
  const words = line.replace(/\s+#.*$/, "").match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"));
}

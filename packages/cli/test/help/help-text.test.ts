import { expect, test } from "vitest";
import { COMMANDS } from "../../src/commands/commands.ts";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";

async function printed(...words: readonly string[]): Promise<string> {
  const terminal = new RecordingTerminal();
  expect(await run(words, terminal)).toBe(0);
  return terminal.printed.join("\n");
}

test.each([["--help"], ["-h"], ["help"]])("%s names every command", async (word) => {
  const help = await printed(word);

  for (const { name, summary } of COMMANDS) expect(help).toContain(`${name.padEnd(9)}  ${summary}`);
});

test.each(COMMANDS.map((command) => [command.name, command] as const))(
  "help of %s tells how it is called, and its options",
  async (name, { options }) => {
    const help = await printed(name, "--help");

    expect(help).toContain(`mcp-actors ${name}`);
    for (const option of options) expect(help).toContain(`--${option}`);
    expect(await printed("help", name)).toBe(help);
  },
);

test.each([
  ["tools", "default 60s"],
  ["doctor", "default 10s"],
])("help of %s tells how long it waits", async (name, patience) => {
  const [timeout] = (await printed(name, "--help")).match(/--timeout .*/) ?? [];

  expect(timeout).toContain(patience);
});

test("--version prints a version", async () => {
  expect(await printed("--version")).toMatch(/^\d+\.\d+\.\d+/);
});

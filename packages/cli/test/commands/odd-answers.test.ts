import { expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";
import { fixture } from "../run-bin.ts";

/** Runs a command against a server that says odd things. */
async function runOddly(...words: readonly string[]) {
  const terminal = new RecordingTerminal();
  const status = await run([...words, "--", ...fixture("odd")], terminal);
  return { status, printed: terminal.printed.join("\n"), told: terminal.told.join("\n") };
}

test.each<[readonly string[], readonly string[]]>([
  [["tools"], ["bare", "fields", "    a   any\n    b   string | 5"]],
  [["prompts"], ["bare", "parts\n    5"]],
  [["resources"], ["odd:1", "odd:{"]],
  [
    ["call", "bare", "--log-level", "info"],
    ["odd:1 link", "[bytes, 2 bytes]", '{"type":"new","field":1}'],
  ],
  [["read", "odd:1"], ["[bytes, 2 bytes]"]],
  [["ping"], ["answered in"]],
])("%j shows of fields that are not what they should be what it can", async (words, parts) => {
  const { status, printed, told } = await runOddly(...words);

  for (const part of parts) expect(printed).toContain(part);
  expect(told).toBe("");
  expect(status).toBe(0);
});

test("doctor finds what is wrong with them", async () => {
  const { status, printed } = await runOddly("doctor");

  expect(printed).toContain("Without description: bare, fields");
  expect(status).toBe(1);
});

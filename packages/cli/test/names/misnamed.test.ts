import { expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";
import { fixture, OURS, THEIRS } from "../run-bin.ts";

/** Runs a command, and gives its status and what it told beside its results. */
async function runTelling(words: readonly string[]) {
  const terminal = new RecordingTerminal();
  const status = await run(words, terminal);
  return { status, told: terminal.told };
}

test.each<[readonly string[], string]>([
  [["tols"], "There is no command tols: did you mean tools?"],
  [["help", "tols"], "There is no command tols: did you mean tools?"],
  [["tools", "--jsno"], "tools has no option --jsno: did you mean --json?"],
  [["call", "--record", "x"], "call has no option --record; these have: inspect"],
  [["tools", "-H"], "tools has no option -H; mcp-actors tools --help lists them"],
  [
    ["call", "greet", '{"name":"Ada"}', "--", ...OURS],
    '{"name":"Ada"} is neither key=value nor key:=json; a whole object is the value of --args',
  ],
  [
    ["complete", "travel", "city=Os", "--", ...OURS],
    "city=Os is one word where two stand, the argument and what was begun: city Os",
  ],
])("%j is the fault of the command line", async (words, fault) => {
  const { status, told } = await runTelling(words);

  expect(told).toEqual([`mcp-actors: ${fault}`]);
  expect(status).toBe(2);
});

test.each<[readonly string[], string]>([
  [["call", "test_simple_txt"], "Did you mean test_simple_text?"],
  [["call", "frobnicate"], "It offers test_simple_text, "],
  [["prompt", "test_simple_promtp"], "Did you mean test_simple_prompt?"],
  [["read", "test://static-txt"], "Did you mean test://static-text?"],
])("%j is told which name was meant", async (words, advice) => {
  for (const era of ["modern", "legacy"]) {
    const { status, told } = await runTelling([...words, "--era", era, "--", ...OURS]);

    expect(told.at(-1)).toContain(`→ ${advice}`);
    expect(status).toBe(4);
  }
});

test("a server that tells of an unknown tool as of one that failed gives the same advice", async () => {
  const { status, told } = await runTelling(["call", "ehco", "--", ...THEIRS]);

  expect(told.at(-1)).toBe("→ Did you mean echo?");
  expect(status).toBeGreaterThan(0);
});

test("a name that nothing is listed for gets no advice", async () => {
  const { told } = await runTelling(["call", "ask", "--", ...fixture("rash")]);

  expect(told.join()).not.toContain("Did you mean");
});

test("an argument that the tool does not describe is told of, and sent", async () => {
  const words = ["call", "test_structured_content", "a=1", "b=2", "bb=3", "--", ...OURS];

  const { told } = await runTelling(words);

  expect(told[0]).toBe("test_structured_content describes no argument bb: did you mean b?");
});

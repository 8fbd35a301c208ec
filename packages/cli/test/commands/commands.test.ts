import { describe, expect, test } from "vitest";
import { run } from "../../src/run.ts";
import { RecordingTerminal } from "../recording-terminal.ts";
import { fixture, OURS } from "../run-bin.ts";

/** Runs a command against our everything server, and gives what it printed. */
async function runPrinting(...words: readonly string[]): Promise<string> {
  const terminal = new RecordingTerminal();
  const status = await run([...words, "--", ...OURS], terminal);

  expect(terminal.told).toEqual([]);
  expect(status).toBe(0);
  return terminal.printed.join("\n");
}

describe("a person reads", () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      "tools with what they take",
      ["tools"],
      [
        "test_simple_text\n  Gives a text.",
        "    prompt*  string  What the model is to answer",
        "test_structured_content  (read-only, idempotent)",
      ],
    ],
    [
      "resources and templates",
      ["resources"],
      ["test://static-text  A text  (text/plain)", "test://template/{id}/data  A family"],
    ],
    [
      "prompts with their arguments",
      ["prompts"],
      ["test_simple_prompt\n  Has no arguments.", "    arg1*    First test argument"],
    ],
    [
      "a structured result",
      ["call", "test_structured_content", "a=1", "b:=2"],
      ['{\n  "sum": 3\n}'],
    ],
    [
      "what an image is",
      ["call", "test_multiple_content_types"],
      ["[image image/png, 69 bytes]", '{"test":"data","value":123}'],
    ],
    ["a text resource", ["read", "test://static-text"], ["This is the content"]],
    ["what bytes are", ["read", "test://static-binary"], ["[image/png, 69 bytes]"]],
    [
      "a prompt",
      ["prompt", "test_prompt_with_arguments", "arg1=1", "arg2=two"],
      ["user: Prompt with arguments: arg1='1', arg2='two'"],
    ],
    [
      "completions",
      ["complete", "test_prompt_with_arguments", "arg1", "par"],
      ["paris\npark\nparty"],
    ],
    [
      "completions of a template",
      ["complete", "test://template/{id}/data", "id", "12"],
      ["123\n124"],
    ],
    ["how long a ping took", ["ping"], ["everything-server answered in "]],
  ])("%s", async (_what, words, parts) => {
    const printed = await runPrinting(...words);

    for (const part of parts) expect(printed).toContain(part);
  });
});

describe("a machine reads", () => {
  test.each<[readonly string[], object]>([
    [["resources"], { resources: expect.any(Array), resourceTemplates: expect.any(Array) }],
    [["prompts"], { prompts: expect.any(Array) }],
    [
      ["call", "test_structured_content", "--args", '{"a":1}', "b=4"],
      { structuredContent: { sum: 5 } },
    ],
    [["read", "test://template/9/data"], { contents: [{ uri: "test://template/9/data" }] }],
    [["prompt", "test_simple_prompt"], { messages: [{ role: "user" }] }],
    [["complete", "test_prompt_with_arguments", "arg1"], { completion: { total: 5 } }],
    [["ping", "--era", "2025-03-26"], { revision: "2025-03-26", era: "legacy" }],
  ])("%j", async (words, document) => {
    const printed = await runPrinting(...words, "--json");

    expect(JSON.parse(printed)).toMatchObject(document);
  });
});

describe("a server asks", () => {
  test.each<[string, readonly string[], string]>([
    ["a model", ["test_sampling", "prompt=x", "--sample", "Paris"], "LLM response: Paris"],
    ["for roots", ["test_input_required_result_list_roots", "--root", "/"], "Roots: file:///"],
  ])("%s, and an option answers", async (_whom, words, answer) => {
    expect(await runPrinting("call", ...words)).toBe(answer);
  });

  test.each([["modern"], ["2025-11-25"]])(
    "in %s, and an option that is no answer is the fault of the command line",
    async (era) => {
      const terminal = new RecordingTerminal();
      const words = ["--answer", "confirmed=perhaps", "--era", era, "--", ...OURS];

      const status = await run(["call", "test_streaming_elicitation", ...words], terminal);

      expect(terminal.told.at(-1)).toContain("Answer does not fit the form: ");
      expect(status).toBe(2);
    },
  );

  test.each([
    [["test_sampling", "prompt=x"], "sampling", "--sample TEXT"],
    [
      ["test_elicitation", "message=x"],
      "elicitation.form",
      "--answer key=value or --decline, or on a terminal",
    ],
    [["test_input_required_result_list_roots"], "roots", "--root DIR"],
  ])(
    "what nobody can answer, and %j is told what would, in both eras",
    async (words, capability, answer) => {
      for (const era of ["modern", "legacy"]) {
        const terminal = new RecordingTerminal();

        const status = await run(["call", ...words, "--era", era, "--", ...OURS], terminal);

        expect(terminal.told.join()).toContain(`Client did not declare ${capability}`);
        expect(terminal.told.at(-1)).toBe(`→ Answer it with ${answer}`);
        expect(status).toBe(4);
      }
    },
  );

  test("what nobody can answer without looking, and the failed tool is told what would", async () => {
    const terminal = new RecordingTerminal();

    const status = await run(["call", "ask", "--", ...fixture("rash")], terminal);

    expect(terminal.printed).toEqual(["Nobody answered: This client does not sample"]);
    expect(terminal.told).toEqual(["The tool failed", "→ Answer it with --sample TEXT"]);
    expect(status).toBe(1);
  });
});

test("resources are listed of a server that knows no templates", async () => {
  const terminal = new RecordingTerminal();

  const status = await run(["resources", "--", ...fixture("bare")], terminal);

  expect(terminal.printed).toEqual(["bare:1  one"]);
  expect(status).toBe(0);
});

test("a tool is called although the tools cannot be listed", async () => {
  const terminal = new RecordingTerminal();

  const status = await run(
    ["call", "hidden", "count=5", "--", ...fixture("bare"), "--unlisted"],
    terminal,
  );

  expect(terminal.printed.join()).toContain('"name":"hidden","arguments":{"count":"5"}');
  expect(terminal.told.join()).toContain("Arguments go as text, for the tools cannot be listed");
  expect(status).toBe(0);
});

test.each<[era: string, words: readonly string[], what: string]>(
  ["modern", "legacy"].flatMap((era): [string, readonly string[], string][] => [
    [era, ["read", "test://a"], "resources"],
    [era, ["prompt", "greet"], "prompts"],
    [era, ["call", "greet"], "tools"],
  ]),
)("in the %s era %j of a server that has none says so", async (era, words, what) => {
  const terminal = new RecordingTerminal();

  const status = await run([...words, "--era", era, "--", ...fixture("empty")], terminal);

  expect(terminal.told).toEqual([expect.stringMatching(`: hollow offers no ${what}$`)]);
  expect(status).toBe(4);
});

test.each([["tools"], ["resources"], ["prompts"]])(
  "%s of a server that has none are none, which is told",
  async (what) => {
    const terminal = new RecordingTerminal();

    const status = await run([what, "--", ...fixture("empty")], terminal);

    expect(terminal.told).toEqual([`hollow offers no ${what}`]);
    expect(terminal.printed).toEqual([]);
    expect(status).toBe(0);
  },
);

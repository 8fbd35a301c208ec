import type { RequestedSchema } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { answerForms } from "../../src/answers/answer-forms.ts";
import { toFlags } from "../../src/arguments/flags.ts";
import { RecordingTerminal } from "../recording-terminal.ts";

const NEVER = new AbortController().signal;

const form: { message: string; requestedSchema: RequestedSchema } = {
  message: "Who?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string" },
      age: { type: "integer" },
      city: { type: "string", default: "Oslo" },
    },
    required: ["name", "city"],
  },
};

const answer = (options: Parameters<typeof toFlags>[0], lines?: readonly string[]) => {
  const terminal = new RecordingTerminal(lines === undefined ? {} : { lines });
  return answerForms({ flags: toFlags(options), terminal })(form, { signal: NEVER });
};

describe("without a person", () => {
  test("options fill the form in, each as its field wants it", async () => {
    expect(await answer({ answer: ["name=Ada", "age=36", "other=x"] })).toEqual({
      action: "accept",
      content: { name: "Ada", age: 36 },
    });
  });

  test("a form that they leave open is declined", async () => {
    expect(await answer({ answer: ["age=36"] })).toEqual({ action: "decline" });
  });

  test("--decline declines, whatever else is said", async () => {
    expect(await answer({ answer: ["name=Ada"], decline: true })).toEqual({ action: "decline" });
  });
});

describe("with a person", () => {
  test("what options leave open is asked", async () => {
    expect(await answer({ answer: ["age=36"] }, ["Ada", ""])).toEqual({
      action: "accept",
      content: { name: "Ada", age: 36 },
    });
  });

  test.each([
    [":d", "decline"],
    [":c", "cancel"],
  ])("%s ends in %s", async (line, action) => {
    expect(await answer({}, ["Ada", line])).toEqual({ action });
  });
});

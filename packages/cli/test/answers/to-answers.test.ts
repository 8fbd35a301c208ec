import { expect, test } from "vitest";
import { toAnswers } from "../../src/answers/to-answers.ts";
import { toFlags } from "../../src/arguments/flags.ts";
import { RecordingTerminal } from "../recording-terminal.ts";

const ANSWER = expect.any(Function);

const answers = (options: Parameters<typeof toFlags>[0], lines?: readonly string[]) => {
  const terminal = new RecordingTerminal(lines === undefined ? {} : { lines });
  return toAnswers({ flags: toFlags(options), operands: [], terminal });
};

test.each<[whatAnswers: string, options: Parameters<typeof toFlags>[0], declared: object]>([
  ["nothing", {}, {}],
  ["--answer", { answer: ["name=Ada"] }, { elicitation: { form: ANSWER } }],
  ["--decline", { decline: true }, { elicitation: { form: ANSWER, url: ANSWER } }],
  ["--sample", { sample: "Paris" }, { sampling: ANSWER }],
  ["--root", { root: ["/"] }, { roots: [{ uri: "file:///", name: "" }] }],
])("with %s only what that answers is declared", (_what, options, declared) => {
  expect(answers(options)).toEqual(declared);
});

test.each([[{}], [{ answer: ["name=Ada"] }]])(
  "a person answers forms and pages, whatever %j answers",
  (options) => {
    expect(answers(options, [])).toEqual({ elicitation: { form: ANSWER, url: ANSWER } });
  },
);

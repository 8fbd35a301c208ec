import { expect, test } from "vitest";
import type { Answers } from "../../src/index.ts";
import { ask, error, openAnswering, result, SAMPLING } from "./asking.ts";

const REPLY = { role: "assistant", content: { type: "text", text: "ho" }, model: "m" } as const;

test.each<[what: string, answers: Answers, params: object | undefined, answer: object]>([
  ["a model's word", { sampling: () => REPLY }, SAMPLING, result(REPLY)],
  [
    "a model's word with tools",
    { sampling: { answer: () => REPLY, tools: true } },
    { ...SAMPLING, tools: [] },
    result(REPLY),
  ],
  [
    "sampling with tools that were not declared (case 132)",
    { sampling: () => REPLY },
    { ...SAMPLING, tools: [] },
    error(-32_602, "This client does not sample with tools"),
  ],
  [
    "sampling with a choice of tools that was not declared",
    { sampling: { answer: () => REPLY } },
    { ...SAMPLING, toolChoice: { mode: "none" } },
    error(-32_602, "This client does not sample with tools"),
  ],
  [
    "sampling without a limit",
    { sampling: () => REPLY },
    { messages: [] },
    error(-32_602, "Sampling lacks messages or maxTokens"),
  ],
  [
    "a model's word that is none",
    { sampling: () => ({}) as never },
    SAMPLING,
    error(-32_603, "Answer to sampling lacks role, content or model"),
  ],
])("%s", async (_what, answers, params, answer) => {
  await using world = await openAnswering(answers);

  expect(await ask(world, "sampling/createMessage", params)).toEqual(answer);
});

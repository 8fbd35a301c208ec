import { expect, test } from "vitest";
import { sampleQuestion } from "../../src/asking/sample-question.ts";

const message = { role: "assistant", content: { type: "text", text: "Hi" }, model: "m" };
const asked = { messages: [], maxTokens: 1 };

test.each([
  ["a message of the model", message],
  ["one of the user", { ...message, role: "user" }],
  ["one of several parts", { ...message, content: [message.content, message.content] }],
])("reads %s", (_what, answer) => {
  expect(sampleQuestion(asked).read(answer)).toEqual({ answer });
});

test.each([
  ["nothing", undefined],
  ["a text", "Hi"],
  ["a list", [message]],
  ["a message of another role", { ...message, role: "system" }],
  ["one of no model", { ...message, model: undefined }],
  ["one whose content is text", { ...message, content: "Hi" }],
  ["one with a part that is text", { ...message, content: [message.content, "Hi"] }],
])("finds %s wrong", (_what, answer) => {
  expect(sampleQuestion(asked).read(answer)).toEqual({
    problem: "it has no role, content and model",
  });
});

test.each([
  ["no tools", {}, {}],
  ["tools", { tools: [] }, { tools: {} }],
  ["a choice of tools", { toolChoice: { mode: "auto" } }, { tools: {} }],
] as const)("with %s needs a client that samples so", (_what, params, sampling) => {
  expect(sampleQuestion({ ...asked, ...params }).needs).toEqual({ sampling });
});

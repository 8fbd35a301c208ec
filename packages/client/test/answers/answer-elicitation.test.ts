import { expect, test } from "vitest";
import type { Answers } from "../../src/index.ts";
import { accept, ask, error, FORM, openAnswering, result } from "./asking.ts";

const PAGE = { mode: "url", message: "Go", url: "https://example.org", elicitationId: "e1" };

test.each<[what: string, answers: Answers, params: object | undefined, answer: object]>([
  [
    "an accepted form, with its default",
    { elicitation: accept({ note: "x" }) },
    FORM,
    result({ action: "accept", content: { note: "x", colour: "g" } }),
  ],
  [
    "an accepted form with a field that is undefined",
    { elicitation: () => ({ action: "accept", content: { colour: undefined, note: "x" } }) },
    FORM,
    result({ action: "accept", content: { note: "x", colour: "g" } }),
  ],
  [
    "a form accepted without content",
    { elicitation: accept() },
    { ...FORM, mode: "form" },
    result({ action: "accept", content: { colour: "g" } }),
  ],
  [
    "a declined form, whatever its content (case 131)",
    { elicitation: () => ({ action: "decline", content: null }) as never },
    FORM,
    result({ action: "decline" }),
  ],
  [
    "a form turned away from (case 131)",
    { elicitation: () => ({ action: "cancel", content: {} }) },
    FORM,
    result({ action: "cancel" }),
  ],
  [
    "a wrong choice is not sent (case 131)",
    { elicitation: accept({ colour: "b" }) },
    FORM,
    error(-32_603, "Answer does not fit the form: colour is none of r, g"),
  ],
  [
    "content that is none (case 131)",
    { elicitation: accept({ colour: { r: 1 } }) },
    FORM,
    error(
      -32_603,
      "Content of the answer is no object of text, numbers, booleans and lists of text",
    ),
  ],
  [
    "an answer that is none",
    { elicitation: () => undefined as never },
    FORM,
    error(-32_603, "Answer has no action accept, decline or cancel"),
  ],
  [
    "a visit that is agreed to, without its content",
    { elicitation: { url: accept({ token: "secret" }) } },
    PAGE,
    result({ action: "accept" }),
  ],
  [
    "a form where only visits were declared (case 132)",
    { elicitation: { url: accept() } },
    FORM,
    error(-32_602, "This client does not answer questions of mode form"),
  ],
  [
    "a visit where only forms were declared (case 132)",
    { elicitation: accept() },
    PAGE,
    error(-32_602, "This client does not answer questions of mode url"),
  ],
  [
    "a question without a form",
    { elicitation: accept() },
    { message: "x" },
    error(-32_602, "Question lacks a message, a form or a URL"),
  ],
])("%s", async (_what, answers, params, answer) => {
  await using world = await openAnswering(answers);

  expect(await ask(world, "elicitation/create", params)).toEqual(answer);
});

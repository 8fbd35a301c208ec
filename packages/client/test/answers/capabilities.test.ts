import { expect, test } from "vitest";
import { capabilitiesOf } from "../../src/answers/capabilities.ts";
import type { Answers } from "../../src/index.ts";

const decline = () => ({ action: "decline" }) as const;
const sample = () => ({ role: "assistant", content: [], model: "none" }) as const;

test.each<[answers: Answers, capabilities: object]>([
  [{}, {}],
  [{ elicitation: decline }, { elicitation: { form: {} } }],
  [{ elicitation: { form: decline } }, { elicitation: { form: {} } }],
  [{ elicitation: { url: decline } }, { elicitation: { url: {} } }],
  [{ elicitation: { form: decline, url: decline } }, { elicitation: { form: {}, url: {} } }],
  [{ elicitation: {} }, {}],
  [{ sampling: sample }, { sampling: {} }],
  [{ sampling: { answer: sample } }, { sampling: {} }],
  [{ sampling: { answer: sample, tools: true } }, { sampling: { tools: {} } }],
  [{ roots: [] }, { roots: { listChanged: true } }],
  [{ roots: () => [] }, { roots: { listChanged: true } }],
])("%o declare %j", (answers, capabilities) => {
  expect(capabilitiesOf(answers)).toEqual(capabilities);
});

import { type ClientEvent, WrongAnswerError } from "@mcp-actors/client";
import { expect, test } from "vitest";
import { AnswerFaults } from "../../src/answers/answer-faults.ts";
import { Interruption } from "../../src/exit/interruption.ts";

const wrong = new WrongAnswerError("age is no number");
const told = new Error("The server gave up");

const failed = (error: unknown): ClientEvent => ({
  type: "answer.failed",
  method: "elicitation/create",
  error,
});

/** What hears of failed answers, having heard of these. */
function faultsAfter(...errors: readonly unknown[]): AnswerFaults {
  const faults = new AnswerFaults();
  for (const error of errors) faults.hear(failed(error));
  return faults;
}

const giving = (status: number) => () => Promise.resolve(status);
const throwing = (error: Error) => () => Promise.reject(error);

test.each([
  ["ends in a status of failure", giving(1)],
  ["throws", throwing(told)],
])("a command that %s after a wrong answer failed because of that", async (_how, command) => {
  const faults = faultsAfter(wrong, new WrongAnswerError("a later one"));

  await expect(faults.check(command)).rejects.toBe(wrong);
});

test("a command that is done in spite of a wrong answer is done", async () => {
  expect(await faultsAfter(wrong).check(giving(0))).toBe(0);
});

test("what was interrupted is no wrong answer's fault", async () => {
  const interruption = new Interruption("Interrupted", 130);

  await expect(faultsAfter(wrong).check(throwing(interruption))).rejects.toBe(interruption);
});

test.each([
  ["no answer failed", []],
  ["an answer failed without being wrong", [new Error("Out of paper")]],
])("where %s, a command ends as it does", async (_when, errors) => {
  const faults = faultsAfter(...errors);

  expect(await faults.check(giving(1))).toBe(1);
  await expect(faults.check(throwing(told))).rejects.toBe(told);
});

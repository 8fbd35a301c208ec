import { expect, test } from "vitest";
import { outcomeLook } from "../../../page/src/waterfall/outcome-look.ts";

const OUTCOMES = [
  "completed",
  "failed",
  "timedOut",
  "cancelled",
  "lost",
  "refused",
  "suspended",
] as const;

test("draws every outcome so that shape and words tell it from every other", () => {
  const looks = OUTCOMES.map((outcome) => outcomeLook({ outcome, isError: false }));
  const told = looks.map((look) => `${look?.shape} ${look?.words}`);
  expect(new Set(told).size).toBe(OUTCOMES.length);
});

test("draws a result that is an error as one", () => {
  expect(outcomeLook({ outcome: "completed", isError: true })).toMatchObject({ words: "failed" });
});

test("draws no end of what is open", () => {
  expect(outcomeLook({ outcome: undefined, isError: false })).toBeUndefined();
});

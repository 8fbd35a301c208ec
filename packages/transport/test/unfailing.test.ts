import { afterEach, beforeEach, expect, test } from "vitest";
import { nextTurn, unfailing } from "../src/index.ts";

const unhandled: unknown[] = [];
const hear = (error: unknown): void => {
  unhandled.push(error);
};

beforeEach(() => {
  process.on("unhandledRejection", hear);
});

afterEach(() => {
  process.off("unhandledRejection", hear);
});

test.each<[what: string, fault: () => unknown]>([
  [
    "throws",
    () => {
      throw new Error("It fails");
    },
  ],
  ["rejects", () => Promise.reject(new Error("It fails"))],
  ["settles", () => Promise.resolve("heard")],
])("a listener that %s is told, and fails nobody", async (_what, fault) => {
  const told: string[] = [];
  const tell = unfailing((word: string) => {
    told.push(word);
    return fault();
  });

  tell("one");
  tell("two");
  await nextTurn();

  expect(told).toEqual(["one", "two"]);
  expect(unhandled).toEqual([]);
});

test("nobody need listen", () => {
  expect(() => unfailing(undefined)("one")).not.toThrow();
});

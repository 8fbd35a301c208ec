import { expect, test } from "vitest";
import { BrokenPromise, promised } from "../src/promised.ts";

test("goes on where a promise is kept", () => {
  expect(() => promised("It tells each step", [1, 2], [1, 2])).not.toThrow();
});

test("says what was promised and what happened instead", () => {
  expect(() => promised("It tells each step", [1], [1, 2])).toThrow(
    new BrokenPromise("It tells each step: expected [1,2], found [1]"),
  );
});

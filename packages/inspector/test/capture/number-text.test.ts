import { expect, test } from "vitest";
import { NumberText } from "../../src/capture/number-text.ts";

test.each([
  [[0, 1, 999, 1000, 1001, 1999, 2000, 1_000_000, 1_000_001]],
  [[1_796_071_457_908_569, 1_796_071_457_908_570, 1_796_071_457_909_000]],
  [[5000, 7, 5001, 12.5, 5000.5, Number.MAX_SAFE_INTEGER]],
  [[-1, -5000, Number.NaN, Number.POSITIVE_INFINITY, 1e300]],
])("is what a number is as text, whichever came before: %j", (numbers) => {
  const text = new NumberText();

  expect(numbers.map((number) => text.of(number))).toEqual(numbers.map(String));
});

import { expect, test } from "vitest";
import { measureText } from "../../../page/src/chart/measure-text.ts";
import { labelPlace } from "../../../page/src/waterfall/label-place.ts";

const HALF = measureText("0 ms", 10.5) / 2;

test.each([
  ["in the middle over its mark", 100, 100],
  ["as far in as it is wide at the left edge", 3, HALF],
  ["as far in as it is wide at the right edge", 299, 300 - HALF],
])("a label stands %s", (_where, mark, place) => {
  expect(labelPlace("0 ms", mark, 300)).toBe(place);
});

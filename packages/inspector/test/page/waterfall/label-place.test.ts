import { expect, test } from "vitest";
import { labelPlace } from "../../../page/src/waterfall/label-place.ts";

test.each([
  ["in the middle over its mark", 100, 100],
  ["at the left edge as far in as it is wide", 3, 12.4],
  ["at the right edge too", 299, 287.6],
])("a label stands %s", (_where, mark, place) => {
  expect(labelPlace("0 ms", mark, 300)).toBeCloseTo(place);
});

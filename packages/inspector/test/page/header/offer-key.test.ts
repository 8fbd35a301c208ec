import { expect, test } from "vitest";
import { offerKey } from "../../../page/src/header/offer-key.ts";

test.each([
  ["ArrowDown", 3, -1, { choose: 0 }],
  ["ArrowDown", 3, 2, { choose: 0 }],
  ["ArrowUp", 3, -1, { choose: 2 }],
  ["ArrowUp", 3, 1, { choose: 0 }],
  ["Tab", 3, -1, undefined],
  ["Tab", 3, 1, { take: 1 }],
  ["Tab", 0, -1, undefined],
  ["Enter", 3, 1, { take: 1 }],
  ["Enter", 3, -1, { isClosed: true }],
  ["Escape", 0, -1, { isClosed: true }],
  ["x", 3, 1, undefined],
])("tells what %s does to %d offers of which %d is chosen", (key, count, chosen, step) => {
  expect(offerKey(key, { count, chosen })).toEqual(step);
});

import { expect, test } from "vitest";
import { viewAfter } from "../../../page/src/chart/view-after.ts";

const VIEW = { x: 10, y: 20, scale: 1 };
const SIZE = { width: 200, height: 100 };

test.each([
  ["ArrowLeft", { x: 58, y: 20, scale: 1 }],
  ["ArrowRight", { x: -38, y: 20, scale: 1 }],
  ["ArrowUp", { x: 10, y: 68, scale: 1 }],
  ["ArrowDown", { x: 10, y: -28, scale: 1 }],
  ["+", { scale: 1.3 }],
  ["-", { scale: 1 / 1.3 }],
])("%s moves or zooms a chart", (key, view) => {
  expect(viewAfter(key, VIEW, SIZE)).toMatchObject(view);
});

test("a key that is none of a chart's leaves it", () => {
  expect(viewAfter("j", VIEW, SIZE)).toBeUndefined();
});

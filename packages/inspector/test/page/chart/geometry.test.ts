import { expect, test } from "vitest";
import { roundPath } from "../../../page/src/chart/round-path.ts";
import { fitted, focused, zoomed } from "../../../page/src/chart/sheet-view.ts";

test.each([
  [[], ""],
  [
    [
      { x: 0, y: 0 },
      { x: 0, y: 9 },
    ],
    "M0,0L0,9",
  ],
  [
    [
      { x: 0, y: 0 },
      { x: 0, y: 20 },
      { x: 20, y: 20 },
    ],
    "M0,0L0,12Q0,20 8,20L20,20",
  ],
  [
    [
      { x: 0, y: 0 },
      { x: 0, y: 4 },
      { x: 20, y: 4 },
    ],
    "M0,0L0,2Q0,4 2,4L20,4",
  ],
])("rounds the corners of %j", (points, path) => {
  expect(roundPath(points)).toBe(path);
});

test("fits a sheet into its frame, in the middle", () => {
  expect(fitted({ width: 200, height: 100 }, { width: 100, height: 100 })).toEqual({
    scale: 0.5,
    x: 0,
    y: 25,
  });
});

test("shows a place of a sheet that is too long to be read as a whole", () => {
  const place = { x: 100, y: 1_900, width: 100, height: 50 };
  const view = focused({ width: 400, height: 4_000 }, { width: 400, height: 400 }, place);
  expect(view.scale).toBe(1);
  expect(view.y).toBe(200 - 1_925);
});

test("keeps the point that is zoomed around where it is", () => {
  const view = zoomed({ x: 10, y: 20, scale: 1 }, 2, { x: 60, y: 70 });
  expect(view).toEqual({ scale: 2, x: -40, y: -30 });
});

import { expect, test } from "vitest";
import { columnPlaces, fallOf, labelPlace } from "../../../page/src/sequence/sequence-geometry.ts";

test("spreads columns over the width between time and words", () => {
  expect(columnPlaces(2, 1_000)).toEqual([200, 810]);
  expect(columnPlaces(3, 1_000)).toEqual([200, 505, 810]);
  expect(columnPlaces(1, 1_000)).toEqual([505]);
  expect(columnPlaces(2, 500)).toEqual([150, 394]);
  expect(columnPlaces(2, 100)).toEqual([150, 290]);
});

test("slants arrows of which both ends are known, the longer they took the more", () => {
  expect(fallOf(1_000, undefined)).toBe(0);
  expect(fallOf(undefined, 1_000)).toBe(0);
  const [quick, slow, slowest] = [100, 10_000, 10_000_000].map((took) => fallOf(0, took));
  expect(quick).toBeGreaterThan(0);
  expect(slow).toBeGreaterThan(quick ?? 0);
  expect(slowest).toBe(13);
});

test("labels an arrow that is long enough on it, and a short one where there is room beside it", () => {
  const long = labelPlace({ from: 200, to: 600, width: 800 });
  expect(long.middleOf(40)).toBe(400);
  const left = labelPlace({ from: 200, to: 260, width: 800 });
  expect(left.middleOf(40)).toBe(308);
  expect(left.room).toBe(426);
  const right = labelPlace({ from: 690, to: 640, width: 800 });
  expect(right.middleOf(40)).toBe(592);
  const narrow = labelPlace({ from: 150, to: 290, width: 390 });
  expect(narrow).toMatchObject({ room: 96 });
  expect(narrow.middleOf(40)).toBe(220);
});

import { expect, test } from "vitest";
import { axisMarks, panAxis, zoomAxis } from "../../../page/src/waterfall/time-axis.ts";

test("zooms around a time that stays where it is", () => {
  expect(zoomAxis({ from: 0, until: 1_000 }, 0.5, 250)).toEqual({ from: 125, until: 625 });
  expect(zoomAxis({ from: 0, until: 1_000 }, 2, 500)).toEqual({ from: -500, until: 1_500 });
});

test("never zooms into less than 100 µs", () => {
  const { from, until } = zoomAxis({ from: 0, until: 200 }, 0.01, 100);
  expect(until - from).toBe(100);
});

test("moves by a share of its length", () => {
  expect(panAxis({ from: 100, until: 300 }, 0.5)).toEqual({ from: 200, until: 400 });
});

test.each([
  [{ from: 0, until: 1_900_000 }, 0, 10, ["0 ms", "200 ms", "400 ms"]],
  [{ from: 5_000_000, until: 5_002_000 }, 5_000_000, 4, ["0.0 ms", "0.5 ms", "1.0 ms"]],
  [{ from: 0, until: 60_000_000 }, 0, 6, ["0 s", "10 s", "20 s"]],
  [{ from: 0, until: 600_000_000 }, 0, 3, ["0 s", "3:20 min", "6:40 min"]],
])("marks round times on %j", (axis, start, most, labels) => {
  expect(
    axisMarks(axis, start, most)
      .slice(0, 3)
      .map(({ label }) => label),
  ).toEqual(labels);
});

import { expect, test } from "vitest";
import { type RequestView, timeScaleOf } from "../../src/index.ts";
import { shareAt } from "../../src/request/time-scale.ts";

const request = (startedAt: number, endedAt?: number): RequestView => ({
  ...{ key: "k", method: "tools/call", label: "", direction: "outbound", state: "completed" },
  startedAt,
  endedAt,
});

test.each([
  [[request(100, 300), request(50, 200)], { from: 50, until: 300 }],
  [[request(100)], { from: 100, until: 1_000 }],
  [[request(100, 101)], { from: 100, until: 150 }],
  [[], { from: 950, until: 1_000 }],
])("the stretch of %j is %j", (requests, scale) => {
  expect(timeScaleOf(requests, 1_000)).toEqual(scale);
});

test.each([
  [100, 0],
  [150, 0.5],
  [250, 1],
  [0, 0],
])("%s is %s into the stretch from 100 until 200", (time, share) => {
  expect(shareAt({ from: 100, until: 200 }, time)).toBe(share);
});

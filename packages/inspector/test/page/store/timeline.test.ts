import { expect, test } from "vitest";
import { Timeline } from "../../../page/src/store/timeline.ts";
import { START, twoProcesses } from "./records.ts";

function timelineOf(records = twoProcesses()): Timeline {
  const timeline = new Timeline();
  timeline.append(records);
  return timeline;
}

test("tells what was known after any number of records", () => {
  const timeline = timelineOf();
  expect(timeline.at(4).requests.size).toBe(0);
  expect([...timeline.at(5).requests.values()].map(({ outcome }) => outcome)).toEqual([undefined]);
  expect(timeline.at(8).counters.inFlight).toBe(0);
});

test.each([
  ["live", 8],
  [{ step: 3 }, 3],
  [{ step: 99 }, 8],
  [{ step: -1 }, 0],
  [{ time: START - 1 }, 0],
  [{ time: START + 1_000 }, 5],
  [{ time: START + 8_999 }, 6],
  [{ time: START + 99_999 }, 8],
] as const)("finds the step of the moment %j", (moment, step) => {
  expect(timelineOf().stepOf(moment)).toBe(step);
});

test("goes on in time where a process tells late of what was before", () => {
  const [first, ...rest] = twoProcesses();
  const timeline = timelineOf(first === undefined ? rest : [...rest, first]);
  expect(timeline.timeOf(8)).toBe(START + 9_500);
  expect(timeline.stepOf({ time: START + 9_500 })).toBe(8);
});

test("finds records by process and number", () => {
  const timeline = timelineOf();
  expect(timeline.find("bb", 6)).toMatchObject({ kind: "wire", dir: "in" });
  expect(timeline.find("aa", 6)).toBeUndefined();
});

import { expect, test } from "vitest";
import { isRecording } from "../../../page/src/store/is-recording.ts";
import { countActors } from "../../../page/src/views/count-actors.ts";
import { Recording } from "../../../src/fold/recording.ts";

const COUNTERS = { ...new Recording().now.counters, actors: 1_010, activeActors: 6 };

test("of a hub that goes on actors live", () => {
  const isOver = isRecording({ kind: "hub", state: "live" });

  expect(countActors(COUNTERS, isOver)).toBe("6 live · 1,004 done");
});

test.each([
  { kind: "file", state: "done" },
  { kind: "file", state: "opening" },
  { kind: "hub", state: "done" },
] as const)("of %j actors without an end are open, and none live", (source) => {
  expect(countActors(COUNTERS, isRecording(source))).toBe("6 open · 1,004 done");
});

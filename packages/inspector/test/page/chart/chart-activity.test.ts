import { callMachine } from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { activityOf } from "../../../page/src/chart/chart-activity.ts";
import { toPicture } from "../../../page/src/chart/to-picture.ts";
import { chartOf } from "../../../src/chart/chart-of.ts";
import { DOOR } from "./charts.ts";

const STEP = { at: 1, seq: 1, type: "push", edges: ["shut|push|0"] };

test("lights the path to the state, what was taken and what may be next", () => {
  const actor = {
    value: { open: "wide" },
    visited: ["shut"],
    lastStep: STEP,
    status: "active" as const,
  };
  const { active, visited, taken, possible } = activityOf(actor, DOOR, toPicture(DOOR));
  expect([...active]).toEqual(["", "open", "open.wide"]);
  expect([...visited]).toEqual(["shut"]);
  expect([...taken]).toEqual(["shut|push|0"]);
  expect([...possible]).toContain("open.wide|push|0");
  expect([...possible]).toContain("open|pull|0");
  expect([...possible]).not.toContain("shut|push|0");
});

test("shows nothing as possible for an actor that is over", () => {
  const actor = { value: "gone", visited: [], status: "done" as const };
  expect(activityOf(actor, DOOR, toPicture(DOOR)).possible.size).toBe(0);
});

test("lights the group of the state too", () => {
  const { chart } = chartOf(callMachine());
  const actor = { value: "progressing", visited: [], status: "active" as const };
  const { active } = activityOf(actor, chart, toPicture(chart));
  expect([...active]).toEqual(["", "progressing", "group::inFlight"]);
});

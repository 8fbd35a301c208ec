import { callMachine, connectionMachine } from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { toPicture } from "../../../page/src/chart/to-picture.ts";
import { chartOf } from "../../../src/chart/chart-of.ts";
import { DOOR, edge, node } from "./charts.ts";

test("draws every state as a box and what it does as rows", () => {
  const { boxes } = toPicture(DOOR);
  expect(boxes.map(({ id }) => id)).toEqual(["", "shut", "open", "open.wide", "open.ajar", "gone"]);
  expect(boxes.find(({ id }) => id === "open")?.rows).toEqual([
    { kind: "entry", text: "ring", edges: [] },
  ]);
  expect(boxes.find(({ id }) => id === "open.ajar")?.rows[0]).toMatchObject({ kind: "invoke" });
});

test("draws what leads nowhere as a row of its state, and no line", () => {
  const { boxes, lines } = toPicture(DOOR);
  expect(boxes.find(({ id }) => id === "open.wide")?.rows).toEqual([
    { kind: "stays", text: "knock / shout", edges: ["open.wide|knock|0"] },
  ]);
  expect(lines.flatMap(({ chips }) => chips).some(({ label }) => label === "knock")).toBe(false);
});

test("draws transitions between the same states as one line with a chip each, those of time apart", () => {
  const chart = { ...DOOR, edges: [...DOOR.edges, edge("open", "slam", "shut")] };
  const back = toPicture(chart).lines.filter(({ from, to }) => from === "open" && to === "shut");
  expect(back.map(({ isTimed, chips }) => [isTimed, chips.map(({ label }) => label)])).toEqual([
    [false, ["pull", "slam"]],
    [true, ["after long"]],
  ]);
});

test("draws the states of one tag in a box, and what all of them do as lines from it", () => {
  const { boxes, lines } = toPicture(chartOf(callMachine()).chart);
  const group = boxes.find(({ kind }) => kind === "group");
  expect(group).toMatchObject({ name: "inFlight", parent: "" });
  const members = boxes.filter(({ parent }) => parent === group?.id).map(({ id }) => id);
  expect(members).toEqual(["pending", "progressing", "awaitingInput"]);
  const results = lines.filter(({ to }) => to === "completed");
  expect(results).toHaveLength(1);
  expect(results[0]?.from).toBe(group?.id);
  expect(results[0]?.chips[0]?.edges).toHaveLength(3);
});

test("draws states that share three ways out in a box without a name", () => {
  const shared = ["a", "b"].flatMap((from) =>
    ["x", "y", "z"].map((event) => edge(from, event, event)),
  );
  const finals = ["x", "y", "z"].map((id) => node(id, { kind: "final" }));
  const nodes = [node("", { initial: "first" }), node("first"), node("a"), node("b"), ...finals];
  const { boxes, lines } = toPicture({ id: "door", nodes, edges: shared });
  expect(boxes.find(({ kind }) => kind === "group")).toMatchObject({ name: "", parent: "" });
  expect(lines).toHaveLength(3);
});

test.each([callMachine(), connectionMachine()])("stands for every transition of %#", (machine) => {
  const { chart } = chartOf(machine);
  const { boxes, lines } = toPicture(chart);
  const drawn = [
    ...boxes.flatMap(({ rows }) => rows.flatMap(({ edges }) => edges)),
    ...lines.flatMap(({ chips }) => chips.flatMap(({ edges }) => edges)),
  ];
  expect(new Set(drawn)).toEqual(new Set(chart.edges.map(({ id }) => id)));
});

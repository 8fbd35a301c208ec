import { expect, test } from "vitest";
import { rankBoxes } from "../../../page/src/chart/rank-boxes.ts";
import { toPicture } from "../../../page/src/chart/to-picture.ts";
import { DOOR, node } from "./charts.ts";

test.each([
  ["shut", "open", false],
  ["open", "shut", true],
  ["open.wide", "shut", true],
  ["open.wide", "open.ajar", false],
  ["open.ajar", "open.wide", true],
  ["open", "open.ajar", false],
  ["gone", "shut", true],
  ["shut", "gone", false],
])("tells whether %s to %s leads back", (from, to, isBack) => {
  expect(rankBoxes(toPicture(DOOR)).isBack(from, to)).toBe(isBack);
});

test("ranks the state that is entered first before those that were written before it", () => {
  const nodes = [node("", { initial: "b" }), node("a"), node("b")];
  const ranking = rankBoxes(toPicture({ id: "door", nodes, edges: [] }));
  expect(ranking.isBack("b", "a")).toBe(false);
  expect(ranking.isBack("a", "b")).toBe(true);
});

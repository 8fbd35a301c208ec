import { expect, test } from "vitest";
import { treeStep } from "../../../page/src/views/tree-step.ts";

const ROWS = [
  { key: "process", depth: 0, isOpen: true },
  { key: "client", depth: 1, isOpen: true },
  { key: "call", depth: 2 },
  { key: "server", depth: 1, isOpen: false },
];

test.each([
  ["ArrowLeft", 1, { turn: "client" }],
  ["ArrowLeft", 2, { to: 1 }],
  ["ArrowLeft", 3, { to: 0 }],
  ["ArrowRight", 3, { turn: "server" }],
  ["ArrowRight", 1, { to: 2 }],
  ["ArrowRight", 2, {}],
  ["ArrowDown", 1, undefined],
  ["ArrowLeft", -1, undefined],
])("%s on row %d folds, unfolds or goes", (key, place, step) => {
  expect(treeStep(key, ROWS, place)).toEqual(step);
});

import { expect, test } from "vitest";
import { statePaths, stateText } from "../../src/chart/state-paths.ts";

test.each([
  ["idle", ["", "idle"], "idle"],
  [{ open: "wide" }, ["", "open", "open.wide"], "open.wide"],
  [
    { left: "on", right: { up: "off" } },
    ["", "left", "left.on", "right", "right.up", "right.up.off"],
    "left.on + right.up.off",
  ],
  [{ draining: {} }, ["", "draining"], "draining"],
  [undefined, [], ""],
  [7, [""], ""],
])("reads the state value %j", (value, paths, text) => {
  expect(statePaths(value)).toEqual(paths);
  expect(stateText(value)).toBe(text);
});

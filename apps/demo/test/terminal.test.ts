import { expect, test } from "vitest";
import { lineWidth } from "../src/terminal.ts";

test.each([
  ["80 where the terminal does not say", undefined, 80],
  ["80 where the terminal says 0", 0, 80],
  ["no fewer than 60", 20, 60],
  ["all that there are", 132, 132],
])("fills %s", (_what, columns, width) => {
  expect(lineWidth(columns)).toBe(width);
});

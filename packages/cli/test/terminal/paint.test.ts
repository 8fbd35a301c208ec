import { expect, test } from "vitest";
import { createPaint } from "../../src/terminal/paint.ts";

test.each([
  ["on a terminal", true, {}, true],
  ["elsewhere", false, {}, false],
  ["where they are forced", false, { FORCE_COLOR: "1" }, true],
  ["where they are forced off", false, { FORCE_COLOR: "0" }, false],
  ["where nobody wants them", true, { NO_COLOR: "1", FORCE_COLOR: "1" }, false],
  ["where a variable is empty", true, { NO_COLOR: "" }, true],
])("colours %s: %s, %o: %s", (_where, isTty, env, shown) => {
  expect(createPaint({ isTty, env })("red", "text") !== "text").toBe(shown);
});

// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Sparkline } from "../../src/index.ts";
import { find, show } from "../page.ts";

test("a sparkline says what it is of, and its last value", async () => {
  await show(<Sparkline label="Calls" values={[1, 2, 5]} />);

  expect(find("canvas").getAttribute("aria-label")).toBe("Calls, now 5");
});

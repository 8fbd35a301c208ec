// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { Button } from "../../src/index.ts";
import { button, show } from "../page.ts";

test("a button submits nothing unless it is told to", async () => {
  await show(<Button>Press</Button>);

  expect(button("Press").getAttribute("type")).toBe("button");
});

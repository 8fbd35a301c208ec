import { expect, test } from "vitest";
import { browserOf } from "../src/platform.ts";

const WEBKIT = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${WEBKIT} Chrome/149.0.0.0 Safari/537.36`, "Chrome 149"],
  [`${WEBKIT} HeadlessChrome/149.0.0.0 Safari/537.36`, "Chrome 149"],
  [`${WEBKIT} Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`, "Edge 149"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox 145"],
  [`${WEBKIT} Version/19.1 Safari/605.1.15`, "Safari 19"],
  ["Something else", "Something else"],
])("%s is named", (agent, name) => {
  expect(browserOf(agent)).toBe(name);
});

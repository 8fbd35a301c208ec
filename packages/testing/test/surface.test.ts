import { expect, test } from "vitest";
import * as root from "../src/index.ts";

test("exports these values, and no others", () => {
  expect(Object.keys(root).sort()).toEqual([
    "VirtualClock",
    "channelPromises",
    "connectPair",
    "faultChannel",
  ]);
});

import { expect, test } from "vitest";
import * as surface from "../src/index.ts";

test("exports what it promises, and nothing else", () => {
  expect(Object.keys(surface).sort()).toEqual(["ExitCode", "SystemTerminal", "run"]);
});

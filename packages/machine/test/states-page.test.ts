import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { StateMachine } from "xstate";
import { drawnMachines, statesPage } from "../../../scripts/machines/states-page.ts";
import * as machinePackage from "../src/index.ts";

test("docs/reference/states.md shows the machines as they are", () => {
  const page = readFileSync(new URL("../../../docs/reference/states.md", import.meta.url), "utf8");

  expect(page, "Run scripts/draw-machines.ts").toBe(statesPage());
});

test("every exported machine is on the page", () => {
  const exported = Object.values(machinePackage).filter((value) => value instanceof StateMachine);

  expect(new Set(drawnMachines.map(([, , machine]) => machine))).toEqual(new Set(exported));
});

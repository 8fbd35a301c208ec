import { expect, test } from "vitest";
import * as machinePackage from "../packages/machine/src/index.ts";
import * as subscriptionEntry from "../packages/machine/src/subscription/index.ts";
import { drawnMachines, statesPage } from "../scripts/machines/states-page.ts";
import { readText } from "./workspace.ts";

test("docs/reference/states.md shows the machines as they are", () => {
  expect(readText("docs/reference/states.md"), "Run scripts/draw-machines.ts").toBe(statesPage());
});

test("every machine that is exported is on the page", () => {
  const entries = { ...machinePackage, ...subscriptionEntry };
  const exported = Object.entries(entries).flatMap(([name, value]) =>
    name.endsWith("Machine") && typeof value === "function" ? [(value as () => unknown)()] : [],
  );

  expect(exported).toContain(machinePackage.callMachine());
  expect(new Set(drawnMachines.map(([, , machine]) => machine))).toEqual(new Set(exported));
});

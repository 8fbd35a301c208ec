import { expect, test } from "vitest";
import { StateMachine } from "xstate";
import { exportedMachines } from "./exported-machines.ts";

const MAPPERS = new Set(["context", "input", "output", "params"]);

/** Paths at which a machine config holds a function that setup() should have named. */
function inlineImplementations(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node === "function") return [path.join(".")];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node)
    .filter(([key]) => !MAPPERS.has(key))
    .flatMap(([key, value]) => inlineImplementations(value, [...path, key]));
}

test("the package exports the machines that are looked at here", () => {
  expect(exportedMachines.every((machine) => machine instanceof StateMachine)).toBe(true);
  expect(exportedMachines.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["call", "inboundRequest"]),
  );
});

test.each(exportedMachines)("$id names every implementation", (machine) => {
  expect(inlineImplementations(machine.config)).toEqual([]);
});

test("an implementation without a name is found", () => {
  const config = { states: { a: { on: { go: { guard: () => true } }, output: () => 1 } } };

  expect(inlineImplementations(config)).toEqual(["states.a.on.go.guard"]);
});

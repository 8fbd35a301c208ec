import type { AnyStateMachine } from "xstate";
import * as machinePackage from "../src/index.ts";

/** Every machine that the package exports. */
export const exportedMachines: readonly AnyStateMachine[] = Object.entries(machinePackage).flatMap(
  ([name, value]) =>
    name.endsWith("Machine") && typeof value === "function"
      ? [(value as () => AnyStateMachine)()]
      : [],
);

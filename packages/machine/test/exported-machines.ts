import type { AnyStateMachine } from "xstate";
import * as main from "../src/index.ts";
import * as subscription from "../src/subscription/index.ts";

/** Every machine that the package exports. */
export const exportedMachines: readonly AnyStateMachine[] = Object.entries({
  ...main,
  ...subscription,
}).flatMap(([name, value]) =>
  name.endsWith("Machine") && typeof value === "function"
    ? [(value as () => AnyStateMachine)()]
    : [],
);

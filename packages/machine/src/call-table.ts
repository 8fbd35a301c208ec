import { callMachine } from "./call-machine.ts";
import { compile } from "./lean/compile.ts";
import type { ShapeOf } from "./lean/lean-shape.ts";

/** The types of the call machine. */
export type CallShape = ShapeOf<typeof callMachine>;

/** The call machine as the lean interpreter runs it. */
export const callTable = compile(callMachine);

import { callChart, callMachine } from "./call-machine.ts";
import type { ShapeOf } from "./lean/lean-shape.ts";
import { readChart } from "./lean/read-chart.ts";
import { once } from "./once.ts";

/** The types of the call machine. */
export type CallShape = ShapeOf<ReturnType<typeof callMachine>>;

/** Where a call stands; the last six are its outcomes. */
export type CallState = CallShape["state"];

/** The call machine as the lean interpreter runs it: one table, made when it is first asked for. */
export const callTable = once(() => readChart<CallShape>(callChart, callMachine));

import { callMachine } from "./call-machine.ts";
import { compile } from "./lean/compile.ts";
import type { ShapeOf } from "./lean/lean-shape.ts";
import type { LeanTable } from "./lean/lean-table.ts";

/** The types of the call machine. */
export type CallShape = ShapeOf<typeof callMachine>;

/** Where a call stands; the last six are its outcomes. */
export type CallState = CallShape["state"];

let table: LeanTable<CallShape> | undefined;

/** The call machine as the lean interpreter runs it: one table, made when it is first asked for. */
export function callTable(): LeanTable<CallShape> {
  table ??= compile(callMachine);
  return table;
}

import { inboundRequestMachine } from "./inbound-request-machine.ts";
import { compile } from "./lean/compile.ts";
import type { ShapeOf } from "./lean/lean-shape.ts";
import type { LeanTable } from "./lean/lean-table.ts";

/** The types of the inbound-request machine. */
export type InboundRequestShape = ShapeOf<typeof inboundRequestMachine>;

/** Where a request of the peer stands; the last six are its outcomes. */
export type InboundRequestState = InboundRequestShape["state"];

let table: LeanTable<InboundRequestShape> | undefined;

/** The inbound-request machine as the lean interpreter runs it: one table, made when it is first asked for. */
export function inboundRequestTable(): LeanTable<InboundRequestShape> {
  table ??= compile(inboundRequestMachine);
  return table;
}

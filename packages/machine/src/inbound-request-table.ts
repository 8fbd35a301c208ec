import { inboundRequestChart, inboundRequestMachine } from "./inbound-request-machine.ts";
import type { ShapeOf } from "./lean/lean-shape.ts";
import { readChart } from "./lean/read-chart.ts";
import { once } from "./once.ts";

/** The types of the inbound-request machine. */
export type InboundRequestShape = ShapeOf<ReturnType<typeof inboundRequestMachine>>;

/** Where a request of the peer stands; the last six are its outcomes. */
export type InboundRequestState = InboundRequestShape["state"];

/** The inbound-request machine as the lean interpreter runs it: one table, made when it is first asked for. */
export const inboundRequestTable = once(() =>
  readChart<InboundRequestShape>(inboundRequestChart, inboundRequestMachine),
);

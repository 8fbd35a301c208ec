import { inboundRequestMachine } from "./inbound-request-machine.ts";
import { compile } from "./lean/compile.ts";
import type { ShapeOf } from "./lean/lean-shape.ts";

/** The types of the inbound-request machine. */
export type InboundRequestShape = ShapeOf<typeof inboundRequestMachine>;

/** The inbound-request machine as the lean interpreter runs it. */
export const inboundRequestTable = compile(inboundRequestMachine);

import type { Request } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { LeanScope } from "../lean/lean-scope.ts";
import type { Timers } from "../timers/timers.ts";
import type { InboundRequest } from "./inbound-request.ts";
import type { PeerLimits } from "./limits.ts";
import type { CallOptions, OutboundCall } from "./outbound-call.ts";

/** What an inbound request needs of the peer that serves it. */
export interface InboundHost {
  readonly link: Link;
  readonly timers: Timers;
  readonly scope: LeanScope;
  readonly limits: Required<PeerLimits>;
  /** Calls the handler. */
  run(request: InboundRequest): void;
  /** Asks the peer something of ours. */
  call(request: Request, options: CallOptions): OutboundCall;
  /** Takes a request out of the table. */
  released(request: InboundRequest): void;
  slotFreed(): void;
  slotRetaken(): void;
}

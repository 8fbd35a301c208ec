import type { JsonRpcNotification } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";
import type { CallOutcome } from "../call-event.ts";
import type { LeanScope } from "../lean/lean-scope.ts";
import type { Serve } from "../serve.ts";
import type { Timers } from "../timers/timers.ts";
import type { PeerLimits } from "./limits.ts";
import type { OutboundCall } from "./outbound-call.ts";

/** What a call needs of the peer that makes it. */
export interface CallHost {
  readonly link: Link;
  readonly timers: Timers;
  readonly scope: LeanScope;
  readonly limits: Required<PeerLimits>;
  /** Answers the questions that come inside answers. */
  readonly serve: Serve;
  /** Takes a call out of every table, before anybody hears of its outcome. */
  released(call: OutboundCall): void;
  /** Tells the outcome to whoever listens. */
  settled(
    call: OutboundCall,
    outcome: CallOutcome,
    listener: ((outcome: CallOutcome) => void) | undefined,
  ): void;
  /** Takes a notification of the exchange that is no progress. */
  notified(notification: JsonRpcNotification): void;
  /** Runs a caller's function; what it throws or rejects becomes an event. */
  contain(callback: string, work: () => unknown): void;
}

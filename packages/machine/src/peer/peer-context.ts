import type { JsonRpcNotification, Request } from "@mcp-actors/protocol";
import type { Link, TransportError } from "@mcp-actors/transport";
import type { End } from "../attachment.ts";
import type { Failed } from "../contain.ts";
import type { LeanScope } from "../lean/lean-scope.ts";
import type { InboundExchange } from "../serve.ts";
import type { Timers } from "../timers/timers.ts";
import type { PeerEvent } from "../trace.ts";
import type { PeerLimits } from "./limits.ts";
import type { Slots, SlotTaker } from "./slots.ts";

/** What the calls and the requests of one peer share. */
export interface PeerContext {
  /** The link in use; there is one whenever a call is in flight or a request is served. */
  readonly link: Link;
  /** Whether calls may leave now. */
  readonly ready: boolean;
  /** Why the peer was closed; undefined while it was not. */
  readonly closed: End | undefined;
  /** The clocks of calls, which hold the process. */
  readonly timers: Timers;
  /** The clocks of what nobody waits for, which do not. */
  readonly graces: Timers;
  readonly scope: LeanScope;
  readonly limits: Required<PeerLimits>;
  /** The places that the requests of the peer, and the questions inside its answers, run in. */
  readonly slots: Slots<SlotTaker>;
  /** Where the failures of a caller's functions go. */
  readonly failed: Failures;
  /** Calls whoever answers; what that throws or rejects with is the error of the exchange. */
  handle(request: Request, exchange: InboundExchange): void;
  /** Takes a notification that is nobody's progress. */
  notified(notification: JsonRpcNotification): void;
  report(event: PeerEvent): void;
  /** The peer may not speak the dialect of the link any more: calls wait until that is settled; false where nobody settles it. */
  doubt(error: TransportError): boolean;
  /** Something that was on its way is not any more. */
  freed(): void;
}

/** Whoever hears what a function of the user failed with, by what it was called for. */
export interface Failures {
  readonly onProgress: Failed;
  readonly onSettled: Failed;
  readonly onNotification: Failed;
}

import type { JsonRpcNotification, Request } from "@mcp-actors/protocol";
import type { Attachable } from "../attachment.ts";
import type { Inspect } from "../inspection/inspector.ts";
import type { Serve } from "../serve.ts";
import type { Clock } from "../timers/clock.ts";
import type { PeerObserver } from "../trace.ts";
import type { CallOptions } from "./call-options.ts";
import type { PeerLimits } from "./limits.ts";
import type { NotificationHandler } from "./notification-lanes.ts";
import type { OutboundCall } from "./outbound-call.ts";

/** Who answers and who listens at this end of a link, and within which bounds. */
export interface PeerOptions {
  /** Answers the requests of the peer, and the questions inside its answers. */
  readonly serve: Serve;
  /** Hears the notifications that are nobody's progress, method by method in order. */
  readonly onNotification?: NotificationHandler | undefined;
  readonly limits?: PeerLimits | undefined;
  /** Whether text that is no message is answered with an error: for servers. Default false. */
  readonly answersUnreadable?: boolean | undefined;
  readonly onEvent?: PeerObserver | undefined;
  /** Hears the standard XState inspection events of every call and request, and what else an inspector can. */
  readonly inspect?: Inspect | undefined;
  readonly clock?: Clock | undefined;
}

/** How much a peer holds; all zero when nothing is on its way. */
export interface PeerCounts {
  readonly calls: number;
  readonly waitingCalls: number;
  readonly requests: number;
  readonly waitingRequests: number;
  readonly waitingNotifications: number;
  readonly slots: number;
  readonly timers: number;
  /** Requests on the wire whose answer is still to come, probes and streams of changes among them. */
  readonly exchanges: number;
}

/** The other end, seen from here: calls to it, requests of it, over one link after another. */
export interface Peer extends Attachable {
  /** Makes a call now; it waits while no link is ready. */
  call(request: Request, options?: CallOptions): OutboundCall;
  /** Gives up the call whose actor has a session id; false where it is not open. */
  cancel(actor: string, reason: string): boolean;
  /** Sends a notification; false when there is no link or its outbox is over the mark. */
  notify(notification: JsonRpcNotification): boolean;
  /** Refuses the calls that wait, loses those in flight, ends the link, and refuses whatever is called afterwards. */
  close(cause: string): void;
  readonly counts: PeerCounts;
}

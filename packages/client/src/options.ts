import type {
  Clock,
  ConnectionTimeouts,
  InspectionObserver,
  Liveness,
  PeerLimits,
  SupervisionPolicy,
} from "@mcp-actors/machine";
import type { Offer, Progress } from "@mcp-actors/protocol";
import type { Answers } from "./answers/answers.ts";
import type { ClientEvent } from "./event.ts";

export interface ConnectOptions extends Answers {
  /** How this client names itself; default `mcp-actors`. */
  readonly client?: { readonly name: string; readonly version: string; readonly title?: string };
  /** Which revisions to offer: `auto` (default), an era, or one version alone. */
  readonly era?: Offer;
  /** Default idle limit of a call, in ms; 60,000. */
  readonly timeout?: number;
  /** Default total limit of a call, in ms; 3,600,000. */
  readonly maxTotalTimeout?: number;
  /** Aborts connecting; an open connection is not touched. */
  readonly signal?: AbortSignal;
  /** Hears everything that happens, from the first dial on; `client.events$` begins once it is connected. */
  readonly onEvent?: (event: ClientEvent) => void;
  readonly limits?: PeerLimits;
  /** When and how often to connect anew after a loss. */
  readonly supervision?: Partial<SupervisionPolicy>;
  readonly timeouts?: Partial<ConnectionTimeouts>;
  /** How a quiet peer is probed; false for not at all. */
  readonly liveness?: Partial<Liveness> | false;
  /** Hears the standard XState inspection events of the connection and of every call. */
  readonly inspect?: InspectionObserver;
  readonly clock?: Clock;
}

export interface CallToolOptions {
  /** Cancels the call; its promise rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly maxTotalTimeout?: number;
  readonly onProgress?: (progress: Progress) => unknown;
  /** Sent with the request, beside what the protocol puts there. */
  readonly _meta?: { readonly [key: string]: unknown };
}

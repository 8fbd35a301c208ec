import type { InspectionObserver, PeerLimits } from "@mcp-actors/machine";
import type { Server } from "./create-server.ts";
import type { Registry } from "./registry.ts";
import type { Seal } from "./sealing/seal.ts";
import type { ServerEvent } from "./server-event.ts";

/** What all connections of a server share. */
export interface Runtime {
  readonly server: Server;
  readonly registry: Registry;
  readonly seal: Seal;
  readonly limits: Required<ServerLimits>;
  /** Whether clients are told what went wrong inside. */
  readonly expose: boolean;
  readonly inspect: InspectionObserver | undefined;
  readonly tally: Tally;
  readonly report: (event: ServerEvent) => void;
}

/** Bounds on what one peer may have a server hold. */
export interface ServerLimits extends PeerLimits {
  /** Most that a call may carry from one round of questions to the next, in bytes of JSON; default 65,536. */
  readonly stateSize?: number;
}

/** What goes on right now, and what was lost so far. */
export interface Tally {
  sessions: number;
  running: number;
  droppedLogs: number;
}

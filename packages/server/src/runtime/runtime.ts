import type { Clock, Inspection } from "@mcp-actors/machine";
import type { Audience } from "../changes/audience.ts";
import type { ServerLimits } from "../limits/server-limits.ts";
import type { ToolPlaces } from "../limits/tool-places.ts";
import type { Registry } from "../registry/registry.ts";
import type { Seal } from "../sealing/seal.ts";
import type { Server } from "../server.ts";
import type { ServerEvent } from "../server-event.ts";

/** What all connections of a server share. */
export interface SharedRuntime {
  readonly server: Server;
  readonly seal: Seal;
  readonly limits: Required<ServerLimits>;
  /** Whether clients are told what went wrong inside. */
  readonly expose: boolean;
  readonly inspect: Inspection | undefined;
  readonly clock: Clock;
  /** Who is told of changes. */
  readonly audience: Audience;
  /** Methods of which one notice in a tick is enough. */
  readonly debounced: ReadonlySet<string>;
  /** The places of tools with limits of their own. */
  readonly places: ToolPlaces;
  readonly tally: Tally;
  readonly report: (event: ServerEvent) => void;
}

/** What all requests that are served of one definition share; one that began keeps it to its end. */
export interface Runtime extends SharedRuntime {
  readonly registry: Registry;
  /** Whether other clients may be offered something else. */
  readonly tailored: boolean;
}

/** What goes on right now, and what was lost so far. */
export interface Tally {
  /** Whether requests that have not begun are refused. */
  draining: boolean;
  sessions: number;
  running: number;
  droppedLogs: number;
}

import type { ActorView, Chart, InspectionRecord, Json, RequestView } from "@mcp-actors/inspector";
import type { WireLine } from "./wire-line.ts";
import type { Selection } from "./wish.ts";

/** All about what is selected. */
export interface Detail {
  readonly selection: Selection;
  readonly title: string;
  /** Names of what it is in, outermost first. */
  readonly path: readonly string[];
  readonly request?: RequestView | undefined;
  /** The same request at the other end. */
  readonly twin?: RequestView | undefined;
  /** Where the process that made the request, or serves it, shows it itself. */
  readonly origin?: string | undefined;
  readonly actor?: ActorView | undefined;
  readonly twinActor?: ActorView | undefined;
  readonly charts: { readonly [hash: string]: Chart };
  readonly messages: readonly MessageBody[];
  readonly changes: readonly ContextChange[];
  /** The records that it is known from, as they were written: the newest 200. */
  readonly source: readonly InspectionRecord[];
}

/** A message and what is in it. */
export interface MessageBody extends WireLine {
  readonly body: Json;
}

/** An event of an actor, and what it changed. */
export interface ContextChange {
  readonly step: number;
  readonly at: number;
  readonly type: string;
  readonly state: string;
  readonly changes: readonly ChangedKey[];
  /** What happened: `snap`, `ev` of a dead letter, or an event that nothing took. */
  readonly isUnhandled: boolean;
}

/** A key of a context that changed. */
export interface ChangedKey {
  readonly key: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

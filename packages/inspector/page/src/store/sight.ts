import type {
  ActorView,
  Ailment,
  Chart,
  Counters,
  PeerView,
  Symptom,
  WireView,
} from "@mcp-actors/inspector";
import type { DriveTarget } from "../../../src/hub/drive.ts";
import type { ChaosSight } from "./chaos-sight.ts";
import type { Detail } from "./detail.ts";
import type { MethodStats } from "./method-stats.ts";
import type { OutcomeCounts, OverviewSight } from "./overview-sight.ts";
import type { RequestLine } from "./request-line.ts";
import type { TreeLine } from "./tree-line.ts";
import type { WireColumn, WireLine } from "./wire-line.ts";

/** What the store shows of what was wished for. */
export interface Sight {
  readonly source: SourceState;
  /** How many records there are. */
  readonly total: number;
  /** How many of them what is shown comes from. */
  readonly step: number;
  /** When the last of those happened, in µs since the Unix epoch, and when the first and the last of all did. */
  readonly at: number;
  readonly from: number;
  readonly until: number;
  /** When the first request began; when the first record was made, while there is none. */
  readonly began: number;
  readonly counters: Counters;
  readonly peers: readonly PeerView[];
  readonly tree: Slice<TreeLine>;
  readonly requests: Slice<RequestLine> & {
    readonly selected: number;
    /** The filter that they fit. */
    readonly filter: string;
  };
  readonly wire: Slice<WireLine> & {
    readonly selected: number;
    readonly columns: readonly WireColumn[];
    /** How many ends are over. */
    readonly over: number;
  };
  readonly density: Density;
  readonly detail?: Detail | undefined;
  /** How everything is, while nothing is selected. */
  readonly overview?: OverviewSight | undefined;
  readonly health?: HealthSight | undefined;
  readonly connection?: ConnectionSight | undefined;
  /** What trouble can be made for. */
  readonly chaos: readonly ChaosSight[];
  readonly tools: readonly ToolSeen[];
  /** Values for completing the filter, by field. */
  readonly words: { readonly [field: string]: readonly string[] };
}

/** Rows of a list, and how long the list is. */
export interface Slice<Row> {
  readonly count: number;
  /** Place of the first row. */
  readonly from: number;
  readonly rows: readonly Row[];
}

/** Where the records come from. */
export interface SourceState {
  readonly kind: "none" | "hub" | "file";
  /** `waiting` for a hub that is not there, and `refused` by one that is, which does not know the token. */
  readonly state: "idle" | "opening" | "live" | "waiting" | "refused" | "done" | "failed";
  /** Name of the file, or address of the hub. */
  readonly name: string;
  /** Why it failed, or what it waits for. */
  readonly problem?: string;
  /** Lines that were no records. */
  readonly unreadable: number;
  /** Records a second, while the hub holds them back because this page reads too slowly. */
  readonly heldBack?: number;
  /** Whether this viewer may drive, and what. */
  readonly control: boolean;
  readonly targets: readonly DriveTarget[];
}

/** How much happened when: counts of records over equal stretches of time, from the first to the last. */
export interface Density {
  readonly counts: readonly number[];
  /** Those of them that tell of trouble. */
  readonly troubles: readonly number[];
}

/** How well everything does. */
export interface HealthSight {
  /** Requests by how they ended, each once. */
  readonly outcomes: OutcomeCounts;
  readonly counts: { readonly [Kind in Ailment]: number };
  readonly symptoms: readonly Symptom[];
  readonly methods: readonly MethodStats[];
  /** Requests that began, a second, over the last minute of what is shown. */
  readonly rate: readonly number[];
}

/** One connection: its chart's actor, and how it came to be in the state it is in. */
export interface ConnectionSight {
  readonly peer: PeerView;
  readonly wires: readonly WireView[];
  readonly actor?: ActorView | undefined;
  readonly hash?: string | undefined;
  readonly chart?: Chart | undefined;
  readonly history: readonly StateVisit[];
  /** Absent while it does not wait to dial again. */
  readonly retry?: Retry | undefined;
  /** What the two ends told each other in the opening. */
  readonly opening?: unknown;
  readonly streams: readonly HttpStream[];
}

/** A wait before a connection is dialled again. */
export interface Retry {
  /** When it ends, in µs since the Unix epoch. */
  readonly at: number;
  /** How long it is in all, in µs. */
  readonly delay: number;
  /** How often it was dialled before. */
  readonly attempts: number;
}

/** A time that an actor was in a state. */
export interface StateVisit {
  readonly state: string;
  readonly at: number;
  /** The event that led there. */
  readonly type: string;
  readonly step: number;
}

/** An exchange over HTTP. */
export interface HttpStream {
  readonly exchange: string;
  readonly verb: string;
  readonly url: string;
  /** Absent where no answer has come. */
  readonly status?: number | undefined;
  /** Why none came, where it is over. */
  readonly problem?: string | undefined;
  readonly type?: string | undefined;
  readonly startedAt: number;
}

/** A tool that was told of on the wire. */
export interface ToolSeen {
  /** The peer that was told of it. */
  readonly peer: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly inputSchema: { readonly [key: string]: unknown };
}

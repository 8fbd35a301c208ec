import type { Chart, MarkRecord } from "../records/index.ts";
import type { ActorView } from "./actor-view.ts";
import type { Carried, WaitingHead } from "./carried.ts";
import type { Counters } from "./counters.ts";
import type { Buried } from "./fold-process.ts";
import type { Folded } from "./folded.ts";
import type { Ailment, Health, Symptom } from "./health.ts";
import type { PeerView, ProcessView } from "./peer-view.ts";
import type { RequestView } from "./request-view.ts";
import { Table } from "./table.ts";
import type { WireRow, WireView } from "./wire-view.ts";

/** Sightings that are kept. */
const SYMPTOMS = 200;

/** What a fold works on: tables of immutable rows, and what it has to remember between records. */
export class FoldState implements Folded {
  step: number;
  at: number;
  from: number;
  readonly processes: Table<ProcessView>;
  readonly peers: Table<PeerView>;
  readonly actors: Table<ActorView>;
  readonly requests: Table<RequestView>;
  readonly wires: Table<WireView>;
  readonly messages: Table<WireRow>;
  readonly charts: Table<Chart>;
  readonly marks: Table<MarkRecord>;
  /** Records by kind. */
  readonly seen: { [kind: string]: number };
  tally: Tally;
  health: Health;
  /** Open requests by wire, direction and id, or progress token. */
  readonly open: Map<string, string>;
  /** Messages whose other end was not seen yet, by what can be compared; oldest first. */
  readonly unmatched: Map<string, readonly string[]>;
  /** By process, the last action: its number and its actor. */
  readonly acts: Map<string, { readonly seq: number; readonly actor: string }>;
  /** By peer, the request that asked the other end something last. */
  readonly askers: Map<string, string>;
  /** What exchanges over HTTP carry, by their names; oldest first. */
  readonly carried: Map<string, Carried>;
  /** By peer, the heads whose message has not come yet. */
  readonly heads: Map<string, readonly WaitingHead[]>;
  /** By process that is over, what lived in it: one that was taken for dead may come back. */
  readonly buried: Map<string, Buried>;

  /** @param from - What to go on from; that stays as it is. */
  constructor(from: Partial<FoldState> = {}) {
    this.processes = new Table(from.processes);
    this.peers = new Table(from.peers);
    this.actors = new Table(from.actors);
    this.requests = new Table(from.requests);
    this.wires = new Table(from.wires);
    this.messages = new Table(from.messages);
    this.charts = new Table(from.charts);
    this.marks = new Table(from.marks);
    this.open = new Map(from.open);
    this.unmatched = new Map(from.unmatched);
    this.acts = new Map(from.acts);
    this.askers = new Map(from.askers);
    this.carried = new Map(from.carried);
    this.heads = new Map(from.heads);
    this.buried = new Map(from.buried);
    const { step = 0, at = 0, from: first = 0, tally = NOTHING, health = WELL } = from;
    this.step = step;
    this.at = at;
    this.from = first;
    this.tally = tally;
    this.seen = { ...from.seen };
    this.health = health;
  }

  get counters(): Counters {
    return { records: { ...this.seen }, ...this.tally };
  }

  /** Changes counters by so much. */
  count(change: { readonly [Name in Counted]?: number }): void {
    const next = { ...this.tally };
    for (const name of COUNTED) next[name] += change[name] ?? 0;
    this.tally = next;
  }

  /** Notes that something points to trouble. */
  note(ailment: Ailment, symptom: Omit<Symptom, "ailment">, times = 1): void {
    const { counts, symptoms } = this.health;
    this.health = {
      counts: { ...counts, [ailment]: counts[ailment] + times },
      symptoms: [...symptoms.slice(-SYMPTOMS + 1), { ailment, ...symptom }],
    };
  }
}

/** Everything that is counted but records. */
export type Tally = Omit<Counters, "records">;

type Counted =
  | "requests"
  | "inFlight"
  | "messages"
  | "size"
  | "actors"
  | "activeActors"
  | "progress";

const COUNTED = [
  "requests",
  "inFlight",
  "messages",
  "size",
  "actors",
  "activeActors",
  "progress",
] as const satisfies readonly Counted[];

const NOTHING: Tally = {
  requests: 0,
  inFlight: 0,
  outcomes: {
    completed: 0,
    answered: 0,
    failed: 0,
    timedOut: 0,
    cancelled: 0,
    lost: 0,
    refused: 0,
    suspended: 0,
  },
  messages: 0,
  size: 0,
  actors: 0,
  activeActors: 0,
  progress: 0,
};

const WELL: Health = {
  counts: {
    deadLetter: 0,
    unhandled: 0,
    retry: 0,
    overload: 0,
    dropped: 0,
    stray: 0,
    failure: 0,
    gap: 0,
  },
  symptoms: [],
};

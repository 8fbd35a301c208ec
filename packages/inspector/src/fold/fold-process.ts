import type { HeadRecord, PeerEndRecord } from "../records/index.ts";
import type { ActorView, TimerView } from "./actor-view.ts";
import type { FoldState } from "./fold-state.ts";
import { processOf } from "./keys.ts";
import type { PeerView } from "./peer-view.ts";
import { conclude } from "./request-life.ts";
import type { RequestView } from "./request-view.ts";
import type { Rows } from "./table.ts";
import type { WireView } from "./wire-view.ts";

/** What lived in a process when it was taken for dead, as it stood then. */
export interface Buried {
  readonly peers: readonly PeerView[];
  readonly actors: readonly ActorView[];
  readonly requests: readonly RequestView[];
  readonly wires: readonly WireView[];
}

/** A process tells of itself: for the first time, or again after it was taken for dead. */
export function enterProcess(state: FoldState, record: HeadRecord): void {
  const { peer: id, runtime, title, pid, parent, requestUrl, at } = record;
  const named = { ...(title !== undefined && { title }), ...(pid !== undefined && { pid }) };
  const from = parent !== undefined && { parent };
  const shown = requestUrl !== undefined && { requestUrl };
  state.processes.set(id, { id, runtime, ...named, ...from, ...shown, startedAt: at });
  const buried = state.buried.get(id);
  if (buried !== undefined) revive(state, id, buried);
}

/** A process is over, and all that lived in it: what it did not end itself will not end any other way. */
export function endProcess(state: FoldState, record: PeerEndRecord): void {
  const { peer, at, problem } = record;
  const id = processOf(peer);
  const ended = { endedAt: at, ...(problem !== undefined && { problem }) };
  state.processes.update(id, (view) => ({ ...view, ...ended }));
  const living = livingIn(state, id);
  state.buried.set(id, living);
  for (const { key } of living.requests) loseRequest(state, key, record);
  for (const { key } of living.actors) {
    state.actors.update(key, (view) => ({
      ...view,
      status: "stopped",
      endedAt: at,
      timers: stopped(view.timers, at),
    }));
  }
  state.count({ activeActors: -living.actors.length });
  for (const { key } of living.wires) {
    const closed = { closedAt: at, ...(problem !== undefined && { problem }) };
    state.wires.update(key, (view) => ({ ...view, ...closed }));
  }
  for (const one of living.peers) state.peers.update(one.id, (view) => ({ ...view, ...ended }));
}

function livingIn(state: FoldState, process: string): Buried {
  const peers = new Set<string>();
  for (const { id, process: own } of state.peers.values()) if (own === process) peers.add(id);
  const of = <Row extends { readonly peer: string }>(
    rows: Rows<Row>,
    lives: (row: Row) => boolean,
  ): readonly Row[] => [...rows.values()].filter((row) => peers.has(row.peer) && lives(row));
  return {
    peers: [...state.peers.values()].filter((peer) => peers.has(peer.id) && isOpen(peer)),
    actors: of(state.actors, ({ status }) => status === "active"),
    requests: of(state.requests, ({ outcome }) => outcome === undefined),
    wires: of(state.wires, ({ closedAt }) => closedAt === undefined),
  };
}

function isOpen({ endedAt }: PeerView): boolean {
  return endedAt === undefined;
}

function loseRequest(state: FoldState, key: string, { at, problem }: PeerEndRecord): void {
  conclude(state, key, { outcome: "lost", at, ...(problem !== undefined && { reason: problem }) });
  state.requests.update(key, (view) => ({ ...view, timers: stopped(view.timers, at) }));
}

function stopped(timers: readonly TimerView[], at: number): readonly TimerView[] {
  return timers.map((timer) =>
    timer.state === "set" ? { ...timer, state: "cleared", endedAt: at } : timer,
  );
}

/** One that was taken for dead goes on where it was. */
function revive(state: FoldState, process: string, buried: Buried): void {
  const { peers, actors, requests, wires } = buried;
  state.buried.delete(process);
  for (const row of requests) state.requests.set(row.key, row);
  for (const row of actors) state.actors.set(row.key, row);
  for (const row of wires) state.wires.set(row.key, row);
  for (const row of peers) state.peers.set(row.id, row);
  state.count({ activeActors: actors.length, inFlight: requests.length });
  const { outcomes } = state.tally;
  const lost = outcomes.lost - requests.length;
  state.tally = { ...state.tally, outcomes: { ...outcomes, lost } };
}

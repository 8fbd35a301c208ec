import type {
  ActorView,
  Folded,
  HttpRecord,
  InspectionRecord,
  PeerView,
  SnapRecord,
  StepRecord,
} from "@mcp-actors/inspector";
import { isRecord } from "@mcp-actors/protocol";
import { stateText } from "../../../src/chart/state-paths.ts";
import { recordKey, wireKey } from "../../../src/fold/keys.ts";
import { bodyOf, type DetailSource } from "./detail-of.ts";
import type { ConnectionSight, HttpStream, Retry, StateVisit } from "./sight.ts";
import type { Selection } from "./wish.ts";

const MOST = 200;

/** The connection that is looked at: that of what is selected, else that of the first client. */
export function connectionOf(
  selection: Selection | undefined,
  source: DetailSource,
): ConnectionSight | undefined {
  const { folded } = source;
  const peer = peerOf(selection, folded);
  if (peer === undefined) return undefined;
  const actor = connectionActor(peer, folded);
  const hash = actor?.def;
  const wires = peer.wires.flatMap((key) => folded.wires.get(key) ?? []);
  return {
    peer,
    wires,
    actor,
    hash,
    chart: hash === undefined ? undefined : folded.charts.get(hash),
    history: actor === undefined ? [] : historyOf(actor, source),
    retry: retryOf(actor),
    opening: openingOf(peer, source),
    streams: streamsOf(peer, source),
  };
}

/** When it dials again, while it waits for that, and how often it has. */
function retryOf(actor: ActorView | undefined): Retry | undefined {
  const wait = actor?.timers.find(({ name, state }) => state === "set" && name.includes("backoff"));
  if (wait?.due === undefined) return undefined;
  const attempts = isRecord(actor?.context) ? actor.context["attempts"] : undefined;
  return {
    at: wait.due,
    delay: wait.due - wait.setAt,
    attempts: typeof attempts === "number" ? attempts : 0,
  };
}

function peerOf(selection: Selection | undefined, folded: Folded): PeerView | undefined {
  const chosen = selection === undefined ? undefined : peerIn(selection, folded);
  if (chosen !== undefined) return chosen;
  const all = [...folded.peers.values()];
  return all.find(({ role }) => role.endsWith("client")) ?? all[0];
}

function peerIn(
  { kind, key }: Selection,
  { peers, requests, actors }: Folded,
): PeerView | undefined {
  if (kind === "peer") return peers.get(key);
  const view = kind === "request" ? requests.get(key) : actors.get(key);
  return view === undefined ? undefined : peers.get(view.peer);
}

/** The actor that a peer's connection is. */
export function connectionActor({ roots }: PeerView, { actors }: Folded): ActorView | undefined {
  const own = roots.flatMap((key) => actors.get(key) ?? []);
  return (
    own.find(({ name }) => name === "connection") ?? own.find(({ name }) => name === "session")
  );
}

/** The states that an actor went through, the newest last. */
export function historyOf(
  actor: ActorView,
  { timeline, step }: DetailSource,
): readonly StateVisit[] {
  const visits: StateVisit[] = [];
  for (const place of timeline.ofActor(actor.key)) {
    const record = timeline.records[place];
    if (place >= step || record === undefined || !tellsState(record)) continue;
    const state = stateText(record.value);
    if (visits.at(-1)?.state === state) continue;
    visits.push({ state, at: record.at, type: record.type, step: place + 1 });
  }
  return visits.slice(-MOST);
}

/** Of snapshots that follow soon on one another the last alone may be told, of steps each is. */
function tellsState(record: InspectionRecord): record is SnapRecord | StepRecord {
  return (record.kind === "snap" || record.kind === "step") && record.value !== undefined;
}

/** The answer that the opening was settled by. */
function openingOf(peer: PeerView, { folded, timeline }: DetailSource): unknown {
  let opening: unknown;
  for (const row of folded.messages.values()) {
    const isOpening = row.method === "initialize" || row.method === "server/discover";
    const isOurs = row.sent?.peer === peer.id || row.received?.peer === peer.id;
    if (row.what !== "result" || !isOpening || !isOurs) continue;
    const body = bodyOf(row, timeline);
    opening = isRecord(body) ? body["result"] : body;
  }
  return opening;
}

function streamsOf(
  peer: PeerView,
  { timeline, step, folded }: DetailSource,
): readonly HttpStream[] {
  const streams = new Map<string, HttpStream>();
  for (let place = 0; place < step; place += 1) {
    const record = timeline.records[place];
    if (record?.kind !== "wire" || record.what !== "http" || record.peer !== peer.id) continue;
    // Each wire counts its own.
    const key = `${record.wire} ${record.exchange}`;
    const before = streams.get(key);
    streams.set(key, before === undefined ? opened(record, folded) : answered(before, record));
  }
  return [...streams.values()].slice(-MOST);
}

function opened(record: HttpRecord, folded: Folded): HttpStream {
  const { wire, exchange, verb = "", url = "", status, at } = record;
  const problem = problemOf(record, folded);
  return { exchange: `${wire} ${exchange}`, verb, url, status, problem, startedAt: at };
}

/** What became of the request in it, or of the wire. */
function problemOf(record: HttpRecord, { messages, requests, wires }: Folded): string | undefined {
  const carried = requests.get(messages.get(recordKey(record))?.request ?? "");
  if (carried?.outcome === undefined) return wires.get(wireKey(record))?.problem;
  return carried.reason ?? carried.outcome;
}

function answered(before: HttpStream, { status, headers }: HttpRecord): HttpStream {
  const type = headers["content-type"];
  return {
    ...before,
    status,
    problem: undefined,
    type: typeof type === "string" ? type : undefined,
  };
}

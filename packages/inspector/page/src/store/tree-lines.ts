import type { ActorView, Folded, PeerView, ProcessView, RequestView } from "@mcp-actors/inspector";
import { stateText } from "../../../src/chart/state-paths.ts";
import { moreLine } from "./more-line.ts";
import { requestTreeLines } from "./request-tree-lines.ts";
import type { TreeLine } from "./tree-line.ts";
import { isOpen, type TreeOptions, type TreeWalk, under } from "./tree-walk.ts";

/** The tree of all actors: process, peer, connection or session, request. */
export function treeLines(folded: Folded, options: TreeOptions): readonly TreeLine[] {
  const walk: TreeWalk = { ...options, folded, requests: requestsByPlace(folded) };
  return [...folded.processes.values()].flatMap((process) => {
    const peers = [...folded.peers.values()].filter((peer) => peer.process === process.id);
    const [only] = peers;
    if (only !== undefined && peers.length === 1)
      return peerLines(only, process, { walk, depth: 0 });
    return under(processLine(process, walk), () =>
      peers.flatMap((peer) => peerLines(peer, undefined, { walk, depth: 1 })),
    );
  });
}

interface Place {
  readonly walk: TreeWalk;
  readonly depth: number;
}

function processLine(process: ProcessView, walk: TreeWalk): TreeLine {
  return {
    key: process.id,
    depth: 0,
    kind: "process",
    name: process.title ?? "process",
    state: process.problem ?? "",
    aside: process.endedAt === undefined ? processAside(process) : endOf(process),
    mark: "process",
    isOver: process.endedAt !== undefined,
    isOpen: isOpen(process.id, walk, true),
    isSelected: false,
  };
}

function processAside({ pid, runtime }: ProcessView): string {
  const [name = ""] = runtime.split(/[\s/]/);
  return pid === undefined ? name : `pid ${pid} · ${name.toLowerCase()}`;
}

function asideOf({ name, target, role }: PeerView, process: ProcessView | undefined): string {
  if (process === undefined) return target ?? role;
  // A process that is one end alone is shown as that: what else it is called stands beside it.
  const { title } = process;
  return title === undefined || title === name
    ? processAside(process)
    : `${title} · ${processAside(process)}`;
}

/** How something is over: it said so, or was never heard of again. */
function endOf({ problem, state }: Pick<PeerView, "problem" | "state">): string {
  if (state === "failed") return state;
  return problem === undefined ? "ended" : "gone";
}

function peerLines(
  peer: PeerView,
  process: ProcessView | undefined,
  { walk, depth }: Place,
): readonly TreeLine[] {
  const line: TreeLine = {
    key: peer.id,
    depth,
    kind: "peer",
    name: peer.name,
    state: peer.problem ?? "",
    aside: peer.endedAt === undefined ? asideOf(peer, process) : endOf(peer),
    mark: "peer",
    isOver: peer.endedAt !== undefined,
    isOpen: isOpen(peer.id, walk, true),
    era: peer.revision,
    selection: { kind: "peer", key: peer.id },
    isSelected: walk.selection?.kind === "peer" && walk.selection.key === peer.id,
  };
  return under(line, () => [
    ...siblingLines(peer.roots, peer.id, { walk, depth: depth + 1 }),
    ...requestTreeLines(peer.id, walk, depth + 1),
  ]);
}

/** How many actors that are over are listed beside those that live. */
const OVER_SHOWN = 2;
const MOST = 200;

/** Actors under one row: those that live, then the newest that are over, then how many more. */
function siblingLines(keys: readonly string[], under: string, { walk, depth }: Place) {
  const actors = keys.flatMap((key) => walk.folded.actors.get(key) ?? []);
  const own = actors.filter(({ request }) => request === undefined);
  const living = own.filter(({ status }) => status === "active").slice(0, MOST);
  const over = own.filter(({ status }) => status !== "active").toReversed();
  const key = `${under} over`;
  const isAll = walk.turned.has(key);
  const shown = over.slice(0, isAll ? MOST : OVER_SHOWN);
  const lines = [...living, ...shown].flatMap((actor) => actorLines(actor, { walk, depth }));
  return over.length <= OVER_SHOWN
    ? lines
    : [...lines, moreLine(key, over.length - shown.length, depth)];
}

function actorLines(actor: ActorView, { walk, depth }: Place): readonly TreeLine[] {
  if (actor.request !== undefined) return [];
  const inner = actor.children.flatMap((key) => walk.folded.actors.get(key) ?? []);
  const isLeaf =
    inner.every(({ request }) => request !== undefined) && !walk.requests.has(actor.key);
  const line: TreeLine = {
    key: actor.key,
    depth,
    kind: "actor",
    name: actor.name ?? actor.id,
    state: actor.status === "active" ? stateText(actor.value) : actor.status,
    aside: SAYS_NOTHING.has(actor.logic) ? "" : actor.logic,
    mark: markOf(actor),
    isOver: actor.status !== "active",
    isOpen: isLeaf ? undefined : isOpen(actor.key, walk, actor.status === "active"),
    selection: { kind: "actor", key: actor.key },
    isSelected: walk.selection?.kind === "actor" && walk.selection.key === actor.key,
  };
  return under(line, () => [
    ...siblingLines(actor.children, actor.key, { walk, depth: depth + 1 }),
    ...requestTreeLines(actor.key, walk, depth + 1),
  ]);
}

/** Kinds of logic that tell nothing which the row does not. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["machine", "other"]);

function markOf({ status, logic, name }: ActorView): string {
  if (status !== "active") return status === "error" ? "broken" : "over";
  return name === "connection" || name === "session" || name === "server" || logic === "machine"
    ? "alive"
    : "small";
}

/** Requests by where they stand: under the actor that theirs was spawned by where it is listed, else under their peer. */
function requestsByPlace({ requests, actors, peers }: Folded): TreeWalk["requests"] {
  const homes = new Map([...peers.values()].map((peer) => [peer.id, homeOf(peer, actors)]));
  const places = new Map<string, RequestView[]>();
  for (const request of requests.values()) {
    const own = request.actor === undefined ? undefined : actors.get(request.actor)?.parent;
    const place = own ?? homes.get(request.peer) ?? request.peer;
    const there = places.get(place);
    if (there === undefined) places.set(place, [request]);
    else there.push(request);
  }
  return places;
}

/** The actor that requests of a peer stand under when they have no parent: its connection, if that is the only one. */
function homeOf({ roots }: PeerView, actors: Folded["actors"]): string | undefined {
  const machines = roots.filter((key) => {
    const actor = actors.get(key);
    return actor?.request === undefined && actor?.name === "connection";
  });
  return machines.length === 1 ? machines[0] : undefined;
}

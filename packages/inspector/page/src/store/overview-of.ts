import type { Folded, PeerView, RequestView, WireView } from "@mcp-actors/inspector";
import { stateText } from "../chart/state-paths.ts";
import { outcomeCounts } from "./outcome-counts.ts";
import type { ConnectionGlance, OverviewSight } from "./overview-sight.ts";
import { toRequestLine } from "./to-request-line.ts";

/** Rows of each list. */
const MOST = 6;
/** Requests that are looked through, the newest. */
const LOOKED_AT = 5_000;
/** Connections that are listed. */
const CONNECTIONS = 8;

/** How everything is at a moment: who speaks with whom, how requests end, what went wrong, what takes long. */
export function overviewOf(folded: Folded): OverviewSight {
  const { requests } = folded;
  const newest = requests
    .slice(Math.max(0, requests.size - LOOKED_AT), requests.size)
    .filter(({ side, twin }) => side === "out" || twin === undefined);
  const toLine = (view: RequestView) => toRequestLine({ view, depth: 0 }, folded);
  const lengthOf = ({ startedAt, endedAt = folded.at }: RequestView) => endedAt - startedAt;
  return {
    connections: connectionsOf(folded),
    counts: outcomeCounts(requests.values()),
    wrong: newest.filter(isWrong).toReversed().slice(0, MOST).map(toLine),
    longest: newest
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
      .slice(0, MOST)
      .map(toLine),
  };
}

function isWrong({ outcome, isError }: RequestView): boolean {
  if (isError === true) return true;
  return outcome !== undefined && !WELL.has(outcome);
}

const WELL: ReadonlySet<string> = new Set(["completed", "answered", "suspended"]);

/** Clients with their servers, and servers whose clients are not inspected; those that live first. */
function connectionsOf(folded: Folded): readonly ConnectionGlance[] {
  const seen = new Set<string>();
  const glances: ConnectionGlance[] = [];
  const clients = [...folded.peers.values()].filter(({ role }) => role.endsWith("client"));
  for (const client of clients) {
    const wire = lastWire(client, folded);
    const there = folded.wires.get(wire?.twin ?? "");
    const server = folded.peers.get(there?.peer ?? "");
    if (server !== undefined) seen.add(server.id);
    glances.push(
      glanceOf(client, { client: client.name, server: serverName(client, server), wire }),
    );
  }
  for (const server of folded.peers.values()) {
    if (!server.role.endsWith("server") || seen.has(server.id) || server.wires.length === 0)
      continue;
    const wire = lastWire(server, folded);
    if (wire?.twin !== undefined) continue;
    const client = wire?.principal ?? wire?.address ?? "a client";
    glances.push(glanceOf(server, { client, server: server.name, wire }));
  }
  return glances
    .toSorted((one, other) => Number(one.isOver) - Number(other.isOver))
    .slice(0, CONNECTIONS);
}

/** A target is a whole command line; its end tells most. */
function serverName({ target }: PeerView, server: PeerView | undefined): string {
  return server?.name ?? target?.split(/[\s/]/).at(-1) ?? "a server";
}

function lastWire({ wires }: PeerView, folded: Folded): WireView | undefined {
  const key = wires.at(-1);
  return key === undefined ? undefined : folded.wires.get(key);
}

function glanceOf(
  { id, state, revision, endedAt, problem }: PeerView,
  {
    client,
    server,
    wire,
  }: Pick<ConnectionGlance, "client" | "server"> & {
    readonly wire: WireView | undefined;
  },
): ConnectionGlance {
  return {
    peer: id,
    client,
    server,
    channel: wire?.channel ?? "",
    state: state === undefined ? "" : stateText(state),
    revision,
    isOver: endedAt !== undefined,
    problem: problem ?? wire?.problem,
    sent: wire?.sent ?? 0,
    received: wire?.received ?? 0,
  };
}

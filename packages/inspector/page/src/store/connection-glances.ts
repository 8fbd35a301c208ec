import type { Folded, PeerView, WireView } from "@mcp-actors/inspector";
import { stateText } from "../../../src/chart/state-paths.ts";
import { farName } from "./far-name.ts";
import type { ConnectionGlance } from "./overview-sight.ts";

/** Connections that are listed. */
const MOST = 8;

/** Clients with their servers, and servers whose clients are not inspected; those that live first. */
export function connectionGlances(folded: Folded): readonly ConnectionGlance[] {
  const peers = [...folded.peers.values()];
  const clients = peers.filter(({ role }) => role.endsWith("client"));
  const servers = peers.filter(({ role }) => role.endsWith("server"));
  return [
    ...clients.map((client) => clientGlance(client, folded)),
    ...servers.flatMap((server) => serverGlances(server, folded)),
  ]
    .toSorted((one, other) => Number(one.isOver) - Number(other.isOver))
    .slice(0, MOST);
}

function clientGlance(client: PeerView, folded: Folded): ConnectionGlance {
  const wires = wiresOf(client, folded);
  const there = folded.wires.get(wires.at(-1)?.twin ?? "");
  const server = folded.peers.get(there?.peer ?? "");
  return glanceOf(client, {
    client: client.name,
    server: serverName(client, server, wires.at(-1)?.said),
    wires,
  });
}

/** One for each client that does not tell of it itself and said something: who asks whether a port is open is no client. */
function serverGlances(server: PeerView, folded: Folded): readonly ConnectionGlance[] {
  const strangers = wiresOf(server, folded).filter(
    (wire) => isUsed(wire) && wire.twin === undefined,
  );
  const names = new Set(strangers.map((wire) => farName(wire, "client")));
  return [...names].map((client) => {
    const wires = strangers.filter((wire) => farName(wire, "client") === client);
    const isOver = wires.every(({ closedAt }) => closedAt !== undefined);
    const glance = glanceOf(server, { client, server: server.name, wires });
    return { ...glance, isOver: glance.isOver || isOver };
  });
}

function isUsed({ sent, received, problem }: WireView): boolean {
  return sent + received > 0 || problem !== undefined;
}

/** A target is a whole command line; its end tells most. */
function serverName(
  { target }: PeerView,
  server: PeerView | undefined,
  said: WireView["said"],
): string {
  return server?.name ?? said?.name ?? target?.split(/[\s/]/).at(-1) ?? "a server";
}

function wiresOf({ wires }: PeerView, folded: Folded): readonly WireView[] {
  return wires.flatMap((key) => folded.wires.get(key) ?? []);
}

interface Ends {
  readonly client: string;
  readonly server: string;
  readonly wires: readonly WireView[];
}

function glanceOf(
  { id, state, revision, endedAt, problem }: PeerView,
  { client, server, wires }: Ends,
): ConnectionGlance {
  const last = wires.at(-1);
  return {
    peer: id,
    client,
    server,
    channel: last?.channel ?? "",
    state: state === undefined ? "" : stateText(state),
    revision,
    isOver: endedAt !== undefined,
    problem: problem ?? last?.problem,
    sent: wires.reduce((sum, { sent }) => sum + sent, 0),
    received: wires.reduce((sum, { received }) => sum + received, 0),
  };
}

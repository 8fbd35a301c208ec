import type { Folded, PeerView, WireRow, WireView } from "@mcp-actors/inspector";
import type { WireColumn } from "./wire-line.ts";

/** Most columns that the sequence has room for. */
const MOST = 6;

/** The columns of the sequence, and which of them a message goes from and to. */
export interface WireColumns {
  readonly columns: readonly WireColumn[];
  endsOf(row: WireRow): { readonly from: number; readonly to: number };
}

/** Gives each end a column: clients left of servers, and ends that are not inspected beside the one that speaks with them. */
export function wireColumns({ peers, wires }: Pick<Folded, "peers" | "wires">): WireColumns {
  const places = new Map<string, number>();
  const columns: WireColumn[] = [];
  const place = (column: WireColumn): void => {
    if (places.has(column.key)) return;
    if (columns.length < MOST) columns.push(column);
    places.set(column.key, columns.length - 1);
  };
  const spoken = [...wires.values()].filter(({ sent, received }) => sent + received > 0);
  const speakers = new Set(spoken.map(({ peer }) => peer));
  const seen = [...peers.values()].filter(({ id }) => speakers.has(id));
  for (const peer of seen.filter((one) => !isServer(one))) place(toColumn(peer));
  for (const wire of spoken) {
    const remote = remoteOf(wire, peers.get(wire.peer));
    if (wire.twin === undefined && !isServer(peers.get(wire.peer))) place(remote);
  }
  for (const peer of seen.filter(isServer)) place(toColumn(peer));
  for (const wire of spoken) {
    if (wire.twin === undefined) place(remoteOf(wire, peers.get(wire.peer)));
  }
  const at = (key: string | undefined): number => places.get(key ?? "") ?? 0;
  const otherEnd = (key: string): string => {
    const wire = wires.get(key);
    const twin = wire?.twin === undefined ? undefined : wires.get(wire.twin);
    return twin?.peer ?? `~${key}`;
  };
  return {
    columns,
    endsOf({ sent, received }) {
      const from = sent?.peer ?? (received && otherEnd(received.wire));
      const to = received?.peer ?? (sent && otherEnd(sent.wire));
      return { from: at(from), to: at(to) };
    },
  };
}

function isServer(peer: PeerView | undefined): boolean {
  return peer?.role.endsWith("server") === true;
}

function toColumn({ id, name, role }: PeerView): WireColumn {
  return { key: id, name, role, isSeen: true };
}

function remoteOf(wire: WireView, peer: PeerView | undefined): WireColumn {
  const role = isServer(peer) ? "client" : "server";
  const name = wire.principal ?? wire.address ?? peer?.target ?? role;
  return { key: `~${wire.key}`, name, role, isSeen: false };
}

import type { Folded, PeerView, WireEnd, WireRow, WireView } from "@mcp-actors/inspector";
import { farName } from "./far-name.ts";
import type { WireColumn } from "./wire-line.ts";

/** Most columns that the sequence has room for. */
const MOST = 6;
/** Ends of one side that have a column each where there are too many in all. */
const FEW = 2;

/** The columns of the sequence, and which of them a message goes from and to. */
export interface WireColumns {
  readonly columns: readonly WireColumn[];
  readonly endsOf: (row: WireRow) => {
    readonly from: number;
    readonly to: number;
    /** Names of the ends, where one of them shares its column with others. */
    readonly between?: string | undefined;
  };
  /** How many ends are over: those that can be hidden. */
  readonly over: number;
  /** Whether a message went to or from an end that is hidden. */
  readonly isHidden: (row: WireRow) => boolean;
}

/** Gives each end a column: clients left of servers, and ends that are not inspected beside the one that speaks with them. */
export function wireColumns(
  { peers, wires }: Pick<Folded, "peers" | "wires">,
  hidesOver = false,
): WireColumns {
  const all = endsIn({ peers, wires });
  const ends = hidesOver ? all.filter(({ isOver }) => !isOver) : all;
  const { columns, places } = columnsOf(ends);
  const isShared = columns.length < ends.length;
  const names = new Map(all.map(({ key, name }) => [key, name]));
  const otherEnd = (key: string): string => {
    const wire = wires.get(key);
    const twin = wire?.twin === undefined ? undefined : wires.get(wire.twin);
    return twin?.peer ?? `~${key}`;
  };
  const endOf = (known: WireEnd | undefined, across: WireEnd | undefined): string => {
    if (known !== undefined) return known.peer;
    return across === undefined ? "" : otherEnd(across.wire);
  };
  const endsOf = ({ sent, received }: WireRow) => ({
    from: endOf(sent, received),
    to: endOf(received, sent),
  });
  // An end that is not known is on the other side of the one that is.
  const across = (end: string): number => {
    const known = columns[places.get(end) ?? 0];
    return known !== undefined && isServers(known) ? 0 : columns.length - 1;
  };
  return {
    columns,
    over: all.filter(({ isOver }) => isOver).length,
    isHidden(row) {
      if (!hidesOver) return false;
      const { from, to } = endsOf(row);
      return [from, to].some((end) => names.has(end) && !places.has(end));
    },
    endsOf(row) {
      const { from, to } = endsOf(row);
      const between = `${names.get(from) ?? "a client"} → ${names.get(to) ?? "a client"}`;
      return {
        from: places.get(from) ?? across(to),
        to: places.get(to) ?? across(from),
        ...(isShared && { between }),
      };
    },
  };
}

/** Every end that said something, clients before servers. */
function endsIn({ peers, wires }: Pick<Folded, "peers" | "wires">): readonly WireColumn[] {
  const spoken = [...wires.values()].filter(({ sent, received }) => sent + received > 0);
  const speakers = new Set(spoken.map(({ peer }) => peer));
  const seen = [...peers.values()].filter(({ id }) => speakers.has(id));
  const remotes = (areServers: boolean): WireColumn[] =>
    spoken
      .filter(({ twin, peer }) => twin === undefined && isServer(peers.get(peer)) !== areServers)
      .map((wire) => remoteOf(wire, peers.get(wire.peer)));
  return [
    ...seen.filter((one) => !isServer(one)).map(toColumn),
    ...remotes(false),
    ...remotes(true),
    ...seen.filter(isServer).map(toColumn),
  ];
}

/** A column for each end, or for all of one side where there are too many. */
function columnsOf(ends: readonly WireColumn[]) {
  const columns: WireColumn[] = [];
  const places = new Map<string, number>();
  const clients = ends.filter((end) => !isServers(end));
  const servers = ends.filter(isServers);
  for (const [side, word] of [
    [clients, "clients"],
    [servers, "servers"],
  ] as const) {
    const isOne = ends.length > MOST && side.length > FEW;
    for (const end of side) {
      places.set(end.key, isOne ? columns.length : columns.push(end) - 1);
    }
    if (isOne) columns.push(together(side, word));
  }
  return { columns, places };
}

function together(side: readonly WireColumn[], word: string): WireColumn {
  return {
    key: word,
    name: `${side.length} ${word}`,
    role: side[0]?.role ?? word,
    isSeen: side.some(({ isSeen }) => isSeen),
    isOver: side.every(({ isOver }) => isOver),
  };
}

function isServers({ role }: WireColumn): boolean {
  return role.endsWith("server");
}

function isServer(peer: PeerView | undefined): boolean {
  return peer?.role.endsWith("server") === true;
}

function toColumn({ id, name, role, endedAt }: PeerView): WireColumn {
  return { key: id, name, role, isSeen: true, isOver: endedAt !== undefined };
}

function remoteOf(wire: WireView, peer: PeerView | undefined): WireColumn {
  const role = isServer(peer) ? "client" : "server";
  const isOver = wire.closedAt !== undefined || peer?.endedAt !== undefined;
  return { key: `~${wire.key}`, name: farName(wire, role), role, isSeen: false, isOver };
}

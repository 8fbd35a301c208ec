import type { ActorView, Folded, PeerView } from "@mcp-actors/inspector";
import { eventsTaken } from "../../../src/chart/events-taken.ts";
import { stateText } from "../../../src/chart/state-paths.ts";
import type { ChaosSight, LivingActor } from "./chaos-sight.ts";
import { connectionActor, historyOf } from "./connection-of.ts";
import type { DetailSource } from "./detail-of.ts";

/** Ends, actors of each, and visits of each that are shown. */
const MOST = { ends: 64, actors: 100, visits: 12 } as const;

/** Every end that lives, with what its actors take. */
export function chaosOf(source: DetailSource): readonly ChaosSight[] {
  const { folded } = source;
  const living = [...folded.peers.values()].filter(({ endedAt }) => endedAt === undefined);
  const actors = [...folded.actors.values()].filter(({ status }) => status === "active");
  return living.slice(-MOST.ends).map((peer) => {
    const own = actors.filter((actor) => actor.peer === peer.id);
    return toSight(peer, own, source);
  });
}

function toSight(peer: PeerView, actors: readonly ActorView[], source: DetailSource): ChaosSight {
  // A server has sessions, as many as clients.
  const isClient = peer.role.endsWith("client");
  const connection = isClient ? connectionActor(peer, source.folded) : undefined;
  const visits = connection === undefined ? [] : historyOf(connection, source);
  return {
    peer: peer.id,
    state: stateText(connection?.value),
    visits: visits.slice(-MOST.visits),
    actors: actors.flatMap((actor) => toLiving(actor, source.folded) ?? []).slice(0, MOST.actors),
  };
}

/** Undefined where it takes nothing, or nobody knows what. */
function toLiving(view: ActorView, { charts, requests }: Folded): LivingActor | undefined {
  const { actor, name = "actor", value, def, request } = view;
  const chart = charts.get(def ?? "");
  const events = chart === undefined ? [] : eventsTaken(chart, value);
  if (events.length === 0) return undefined;
  const { method, subject } = requests.get(request ?? "") ?? {};
  const label = [name, method, subject].filter((word) => word !== undefined && word !== "");
  return { actor, label: label.join(" "), state: stateText(value), events };
}

/** Whom something recorded is of. */
interface OfPeers {
  readonly peer: string;
  readonly server?: string;
}

/**
 * What was recorded of one client, or of one server.
 *
 * Throws where that is nothing, and where there are several servers of which none is chosen.
 */
export function choosePeer<One extends OfPeers>(
  all: readonly One[],
  peer?: string,
): readonly One[] {
  if (all.length === 0) throw new Error("The recording holds no request of a client");
  const chosen = peer === undefined ? all : all.filter((one) => isOf(one, peer));
  if (chosen.length === 0) {
    const names = [...new Set(all.flatMap((one) => [one.peer, one.server ?? []].flat()))];
    throw new Error(`The recording holds no request of ${peer}, only of ${names.join(", ")}`);
  }
  const servers = new Set(chosen.flatMap(({ server }) => server ?? []));
  if (servers.size > 1) {
    throw new Error(`The recording holds requests to several servers: ${[...servers].join(", ")}`);
  }
  return chosen;
}

function isOf(one: OfPeers, peer: string): boolean {
  return one.peer === peer || one.server === peer;
}

import type { Clock, DrivableServer } from "@mcp-actors/machine";
import type { Server } from "../server.ts";
import type { ServedClient } from "./served-client.ts";

/** A server of some links as whoever inspects it drives it. */
export function drivableServer(
  server: Server,
  links: ReadonlySet<ServedClient>,
  { over, clock }: { readonly over: Promise<unknown>; readonly clock: Clock },
): DrivableServer {
  return {
    cut(reason) {
      const all = [...links];
      for (const { peer } of all) peer.close(reason);
      return all.length;
    },
    hold(until) {
      for (const { link } of links) link.hold?.(until);
      return links.size;
    },
    setLogLevel(level) {
      const sessions = [...links].flatMap(({ client }) => client.session ?? []);
      for (const session of sessions) session.setLogLevel(level);
      return sessions.length;
    },
    drain: () => server.drain(),
    clock,
    over,
  };
}

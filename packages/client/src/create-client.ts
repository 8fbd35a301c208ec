import type { Connection } from "@mcp-actors/machine";
import type {
  DefinitionShape,
  Implementation,
  Opened,
  ServerCapabilities,
} from "@mcp-actors/protocol";
import type { Client, ServerAccount } from "./client.ts";
import type { ClientParts } from "./client-parts.ts";
import { createRequests } from "./create-requests.ts";
import { createNamedCalls } from "./named/create-named-calls.ts";

/** A client over its parts. */
export function createClient<Definition extends DefinitionShape>(
  parts: ClientParts,
): Client<Definition> {
  const { caller, connection, feed, lanes, logLevel, outputs, peer, roots, views } = parts;
  const probe = () => sessionOf(connection).dialect.probe();
  const requests = createRequests({ caller, outputs, probe });
  const close = (reason?: string) =>
    connection.close(`The client was closed${reason === undefined ? "" : `: ${reason}`}`);
  return {
    get server() {
      return accountOf(sessionOf(connection));
    },
    get state() {
      return connection.state;
    },
    state$: connection.state$,
    events$: feed.event$,
    ...requests,
    ...views.over(connection, requests),
    ...createNamedCalls<Definition>({ caller, outputs, requests }),
    setLogLevel: (level, options) => logLevel.set(level, connection, options),
    setRoots(changed) {
      roots.set(changed);
      if (connection.session?.dialect.era === "legacy") peer.notify(ROOTS_CHANGED);
    },
    close,
    [Symbol.asyncDispose]: () => close(),
    get counts() {
      const { waitingNotifications, ...counts } = peer.counts;
      return { ...counts, waitingNotifications: waitingNotifications + lanes.waiting };
    },
  };
}

const ROOTS_CHANGED = { jsonrpc: "2.0", method: "notifications/roots/list_changed" } as const;

function sessionOf({ session }: Connection): Opened {
  if (session === undefined) throw new Error("unreachable: a client is made of an open connection");
  return session;
}

function accountOf({ dialect, peer }: Opened): ServerAccount {
  return {
    info: peer.info as Partial<Implementation>,
    capabilities: peer.capabilities as ServerCapabilities,
    instructions: peer.instructions,
    revision: dialect.revision,
    era: dialect.era,
  };
}

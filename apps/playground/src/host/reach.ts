import type { ConnectOptions, Target } from "@mcp-actors/client";
import { type PortLike, portChannel } from "@mcp-actors/transport";
import { dialWebSocket } from "@mcp-actors/transport/websocket";
import { defer, of } from "rxjs";
import type { PageServerName } from "../servers/page-servers.ts";
import { throughWire } from "../wire/through-wire.ts";
import type { Wire } from "../wire/wire.ts";
import { wireFetch } from "../wire/wire-fetch.ts";
import type { ServerPlace } from "./server-choice.ts";

/** Opens a new port to a server in this page. */
export type OpenPort = (server: PageServerName) => PortLike;

/** What it takes to be connected to a place. */
export interface Reached {
  readonly target: Target;
  readonly options: Pick<ConnectOptions, "fetch" | "headers">;
}

/** How to reach a server over a wire that a person can cut; throws a `TypeError` where a page cannot. */
export function reach(place: ServerPlace, wire: Wire, openPort: OpenPort): Reached {
  if (place.kind === "page") {
    const port$ = defer(() => of(portChannel(openPort(place.server))));
    return { target: { transport: throughWire(port$, wire) }, options: {} };
  }
  const { url, bearer = "" } = place;
  if (!isReachable(url)) {
    throw new TypeError(
      `Address must be an http:, https:, ws: or wss: URL, not ${JSON.stringify(url)}`,
    );
  }
  if (/^wss?:/i.test(url)) {
    return { target: { transport: throughWire(dialWebSocket(url), wire) }, options: {} };
  }
  const headers = bearer === "" ? {} : { headers: { authorization: `Bearer ${bearer}` } };
  return { target: url, options: { fetch: wireFetch(wire), ...headers } };
}

/** Whether a text is the URL of what a page can connect to. */
export function isReachable(url: string): boolean {
  return URL.canParse(url) && /^(?:http|ws)s?:/i.test(url);
}

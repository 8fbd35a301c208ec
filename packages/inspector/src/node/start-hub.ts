import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { checkKeys, isLoopbackAddress } from "@mcp-actors/transport";
import { HUB_PATH } from "../hub/frame.ts";
import { Hub, type HubOptions } from "../hub/hub.ts";
import { HubDoor, STATELY_PATH } from "./hub-door.ts";
import { HubTokens, type TokenValues } from "./hub-tokens.ts";
import { HubUpgrades } from "./hub-upgrades.ts";
import { HUB_KEYS } from "./inspector-keys.ts";
import { listenHttp } from "./listen-http.ts";
import { PageFiles } from "./page-files.ts";
import { PageServer } from "./page-server.ts";

/** How a hub is started; all of it has a default. */
export interface StartHubOptions extends Omit<HubOptions, "onGrant"> {
  /** Default 3900, or any that is free where that is taken. */
  readonly port?: number | undefined;
  /** The address to listen on; default 127.0.0.1. One that other machines reach needs `exposed`. */
  readonly host?: string | undefined;
  /** Whether other machines may reach it. Default false: what it shows is of all who can. */
  readonly exposed?: boolean | undefined;
  /** Further names that it may be asked by, with their ports. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Origins of pages that may be producers. */
  readonly producerOrigins?: readonly string[] | undefined;
  /** Origins of pages that may have the page in a frame, at `/embed`. */
  readonly embedOrigins?: readonly string[] | undefined;
  /**
   * Whether `createWebSocketInspector` of `@statelyai/inspect` may connect, at `/stately?token=…`. Default false: its
   * write token is in a query then, which more programs log than a subprotocol.
   */
  readonly stately?: boolean | undefined;
  /** Default random ones. */
  readonly tokens?: Partial<TokenValues> | undefined;
  /** Whether it keeps the process alive. Default true. */
  readonly hold?: boolean | undefined;
  /** The folder of the page; default that of this package. */
  readonly page?: string | undefined;
}

/** A hub that listens. */
export interface RunningHub {
  readonly hub: Hub;
  readonly port: number;
  readonly tokens: TokenValues;
  /** The page, with the token in its fragment: to look, and to drive where the hub lets viewers. */
  readonly url: string;
  /** Where producers connect, with their token in its fragment. */
  readonly producerUrl: string;
  /** Where Stately's inspector connects, with its token; undefined where it may not. */
  readonly statelyUrl: string | undefined;
  /** Sends everybody away; settles when the port is free. */
  readonly close: () => Promise<void>;
}

/** Starts a hub: producers and viewers connect, and the page is served. */
export async function startHub(options: StartHubOptions = {}): Promise<RunningHub> {
  checkKeys("startHub", options, HUB_KEYS);
  const { host = "127.0.0.1", port: wanted, hold = true } = options;
  checkHost(host, options);
  const tokens = new HubTokens(options.tokens);
  const onGrant = (token: string, granted: boolean) =>
    granted ? tokens.grant(token) : tokens.revoke(token);
  const hub = new Hub({ ...options, onGrant });
  const { http, port } = await listenHttp({ host, port: wanted, hold });
  const place = `${host.includes(":") ? `[${host}]` : host}:${port}`;
  const door = doorOf(options, { tokens, place, port });
  const page = new PageServer(new PageFiles(options.page), options.embedOrigins ?? []);
  http.on("request", (request: IncomingMessage, response: ServerResponse) => {
    void page.answer(request, response, door.hostProblem(request));
  });
  http.on("upgrade", new HubUpgrades(hub, door).take);
  const { values } = tokens;
  return {
    hub,
    port,
    tokens: values,
    ...urlsOf(place, values, options),
    close: () => close(http, hub),
  };
}

function checkHost(host: string, { exposed = false }: StartHubOptions): void {
  if (isLoopbackAddress(host) || exposed) return;
  throw new TypeError(`Other machines reach ${host}: the inspector listens there only if exposed`);
}

interface HubAddress {
  readonly tokens: HubTokens;
  /** Host and port, as it is asked by. */
  readonly place: string;
  readonly port: number;
}

function doorOf(options: StartHubOptions, { tokens, place, port }: HubAddress): HubDoor {
  const { allowedHosts = [], producerOrigins = [], stately = false } = options;
  const own = [place, `127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`];
  const lower = (text: string) => text.toLowerCase();
  return new HubDoor({
    tokens,
    hosts: new Set([...own, ...allowedHosts].map(lower)),
    producerOrigins: new Set(producerOrigins.map(lower)),
    stately,
  });
}

function urlsOf(place: string, { read, write, drive }: TokenValues, options: StartHubOptions) {
  const { control = false, stately = false } = options;
  return {
    url: `http://${place}/#token=${control ? drive : read}`,
    producerUrl: `ws://${place}${HUB_PATH}#${write}`,
    statelyUrl: stately ? `ws://${place}${STATELY_PATH}?token=${write}` : undefined,
  };
}

function close(http: Server, hub: Hub): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  hub.close();
  http.closeAllConnections();
  return closed;
}

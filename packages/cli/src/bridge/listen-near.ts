import { serveHttp } from "@mcp-actors/server/node";
import type { Transport } from "@mcp-actors/transport";
import { listenStdio } from "@mcp-actors/transport/stdio";
import { listenTcp, parseSocketAddress, socketUrl } from "@mcp-actors/transport/tcp";
import { listenWebSocket } from "@mcp-actors/transport/websocket";
import { listenError } from "../exit/listen-error.ts";
import { UsageError } from "../exit/usage-error.ts";
import type { Bridge } from "./bridge.ts";
import { bridgingServer, type StartBridge } from "./bridging-server.ts";

/** A place that is listened at. */
export interface NearPlace {
  /** Where; undefined on stdin and stdout. */
  readonly url: string | undefined;
  /** Stops listening, and lets everybody go. */
  readonly close: () => Promise<void>;
  /** Settles when nobody can come any more. */
  readonly over: Promise<void>;
}

/** Where a bridge listens, as the command line says it. */
export interface NearAddress {
  /** A URL, or `-` for stdin and stdout. */
  readonly address: string;
  /** Whether clients of 2024-11-05 are served over HTTP too. Default false. */
  readonly sse?: boolean | undefined;
}

/** Listens at an address, and bridges whoever comes; throws a `UsageError` where nobody can listen there. */
export async function listenNear(near: NearAddress, start: StartBridge): Promise<NearPlace> {
  try {
    return await listen(near, start);
  } catch (cause) {
    if (cause instanceof UsageError) throw cause;
    throw listenError(cause);
  }
}

async function listen({ address, sse }: NearAddress, start: StartBridge): Promise<NearPlace> {
  if (address === "-") return listenHere(start);
  const { protocol, hostname, port, pathname } = readAddress(address);
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const place = { host, port: Number(port), path: pathname === "/" ? "/mcp" : pathname };
  switch (protocol) {
    case "http:":
      return listenHttp({ ...place, sse }, start);
    case "ws:":
      return listenTo((onListening) => listenWebSocket({ ...place, onListening }), start);
    default:
      return listenTo(
        (onListening) =>
          listenTcp(parseSocketAddress(address), {
            onListening: (bound) => onListening(socketUrl(bound)),
          }),
        start,
      );
  }
}

const PROTOCOLS = ["tcp:", "unix:", "ws:", "http:"];

function readAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && PROTOCOLS.includes(url.protocol)) return url;
  throw new UsageError(
    `--listen must be tcp://host:port, unix:/path, ws://host:port, http://host:port or -, not ${address}`,
  );
}

/** One client on stdin and stdout; when it leaves, all is over. */
async function listenHere(start: StartBridge): Promise<NearPlace> {
  let bridge: Bridge | undefined;
  listenStdio({ exitOnClose: false }).subscribe((channel) => {
    bridge = start(channel);
  });
  const over = bridge?.closed ?? Promise.resolve();
  return {
    url: undefined,
    over,
    close: async () => {
      bridge?.close();
      await over;
    },
  };
}

function listenTo(
  toTransport: (onListening: (url: string) => void) => Transport,
  start: StartBridge,
): Promise<NearPlace> {
  const bridges = new Set<Bridge>();
  return new Promise((resolve, reject) => {
    const close = async () => {
      listening.unsubscribe();
      for (const bridge of bridges) bridge.close();
      await Promise.all([...bridges].map(({ closed }) => closed));
    };
    const forEver = new Promise<void>(() => {});
    const transport = toTransport((url) => resolve({ url, close, over: forEver }));
    const listening = transport.subscribe({
      next: (channel) => {
        const bridge = start(channel);
        bridges.add(bridge);
        void bridge.closed.then(() => bridges.delete(bridge));
      },
      error: reject,
    });
  });
}

/** How long nobody may use a session before it is over, in ms: the server at its other end cannot rest. */
const SESSION_TIMEOUT = 3_600_000;
/** How long the server may take to open a session, in ms, whose name the head of the reply says. */
const OPENING_TIME = 30_000;

interface HttpPlace {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly sse: boolean | undefined;
}

async function listenHttp(place: HttpPlace, start: StartBridge): Promise<NearPlace> {
  const store = { save: () => {}, take: () => undefined };
  const { url, close, closed } = await serveHttp(bridgingServer(start), {
    ...place,
    sessions: { store, restAfter: SESSION_TIMEOUT },
    streamAfter: OPENING_TIME,
  });
  return { url, close, over: closed };
}

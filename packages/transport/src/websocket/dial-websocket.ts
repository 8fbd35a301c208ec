import { openSocket } from "#open-socket";
import { map } from "#rxjs-operators";
import type { Transport } from "../channel.ts";
import { DEFAULT_MAX_MESSAGE_BYTES } from "../framing/line-splitter.ts";
import { checkKeys } from "../options/check-keys.ts";
import { webSocketChannel } from "./websocket-channel.ts";
import { DIAL_WEBSOCKET_KEYS } from "./websocket-keys.ts";
import { DEFAULT_PING_INTERVAL, SUBPROTOCOL, type WebSocketOptions } from "./websocket-options.ts";

/** What a channel on a WebSocket of ours can be told; all of it has a default. */
export interface DialWebSocketOptions extends WebSocketOptions {
  /** Sent with the request that opens it; not in browsers, where that is an error. */
  readonly headers?: { readonly [name: string]: string } | undefined;
}

/**
 * Opens a WebSocket, and speaks one message to a frame of text.
 *
 * On Node it is that of `ws`, elsewhere that of the platform. A server that takes another
 * subprotocol than was offered is left; one that names none is taken, except in browsers,
 * which leave it: offer none there. Throws a `TypeError` where the URL is none of WebSocket.
 */
export function dialWebSocket(url: string | URL, options: DialWebSocketOptions = {}): Transport {
  checkKeys("dialWebSocket", options, DIAL_WEBSOCKET_KEYS);
  const target = toWebSocketUrl(url);
  const shown = `${target.origin}${target.pathname}`;
  const { subprotocol = SUBPROTOCOL, headers = {} } = options;
  const terms = {
    shown,
    headers,
    subprotocol: subprotocol === false ? undefined : subprotocol,
    maxMessageBytes: options.maxMessageBytes ?? DEFAULT_MAX_MESSAGE_BYTES,
    pingInterval: options.pingInterval ?? DEFAULT_PING_INTERVAL,
  };
  const facts = { principal: target.origin, address: shown };
  return openSocket(target, terms).pipe(
    map((socket) => webSocketChannel(socket, { ...options, facts, peer: shown })),
  );
}

function toWebSocketUrl(given: string | URL): URL {
  if (!URL.canParse(given)) throw new TypeError("URL of the server cannot be read");
  const url = new URL(given);
  url.hash = "";
  if (url.protocol === "ws:" || url.protocol === "wss:") return url;
  throw new TypeError(`URL must begin with ws:// or wss://, not ${url.protocol}`);
}

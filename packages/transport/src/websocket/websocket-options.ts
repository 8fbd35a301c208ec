import type { SocketOptions } from "../framing/stream-channel-options.ts";

/** The subprotocol that both ends name, unless told otherwise. */
export const SUBPROTOCOL = "mcp";

/** What a channel on a WebSocket can be told; all of it has a default. */
export interface WebSocketOptions extends SocketOptions {
  /** The subprotocol that is offered, or taken where it is; false for none. Default `mcp`. */
  readonly subprotocol?: string | false | undefined;
  /** How often a silent peer is pinged, in ms; one that has not answered by the next is lost. Default 30,000; not in browsers. */
  readonly pingInterval?: number | undefined;
}

/** How often a silent peer is pinged unless told otherwise, in ms. */
export const DEFAULT_PING_INTERVAL = 30_000;

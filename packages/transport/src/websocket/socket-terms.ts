/** How a WebSocket is opened and read. */
export interface SocketTerms {
  /** Offered; undefined offers none. */
  readonly subprotocol: string | undefined;
  /** Sent with the request that opens it. */
  readonly headers: { readonly [name: string]: string };
  /** Longest message that is read, in bytes. */
  readonly maxMessageBytes: number;
  /** How often a silent peer is pinged, in ms. */
  readonly pingInterval: number;
  /** The URL as errors show it. */
  readonly shown: string;
}

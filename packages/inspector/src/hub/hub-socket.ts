/** The WebSocket of a producer or a viewer, as the hub uses it. */
export interface HubSocket {
  /** Characters or bytes that were sent and have not left. */
  readonly buffered: number;
  /** Sends a frame; `left` is called once it has left. */
  send(text: string, left?: () => void): void;
  close(code: number, reason: string): void;
}

/** Who hears what comes on a socket. */
export interface HubReceiver {
  receive(text: string): void;
  closed(): void;
}

/** Why the hub closes a socket. spec: RFC 6455 section 7.4.1 */
export const HubClose = {
  GoingAway: 1001,
  /** What came is nothing that may be said here. */
  Refused: 1008,
  /** There are too many already. */
  Full: 1013,
} as const;

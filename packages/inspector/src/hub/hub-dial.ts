/** The end of a connection with a hub, as a producer uses it. */
export interface HubWire {
  /** Characters or bytes that were sent and have not left. */
  readonly buffered: number;
  /** Sends a frame; `left` is called, later, once it has left. */
  send(text: string, left?: () => void): void;
  close(): void;
}

/** Who hears what a hub says. */
export interface HubListener {
  opened(wire: HubWire): void;
  receive(text: string): void;
  /** It was never opened, or is over. */
  closed(reason: string): void;
}

/** Opens one connection with a hub. */
export type DialHub = (listener: HubListener) => void;

/** An open WebSocket of whichever platform, as a channel uses it. */
export interface TextSocket {
  /** Bytes that were sent and have not left. */
  readonly buffered: number;
  /** Has a listener told of what comes. */
  listen(listener: TextListener): void;
  /** @param onLeft - Called when the text has left. */
  send(text: string, onLeft?: () => void): void;
  /** Stops reading, where the platform can. */
  pause(): void;
  resume(): void;
  /** Closes once what was sent has left. */
  close(code: number): void;
  /** Closes at once, whatever was still to leave. */
  cut(): void;
}

/** Hears of what comes over a WebSocket. */
export interface TextListener {
  text(text: string): void;
  /** A frame came that is no text. */
  binary(): void;
  /** It went wrong, and is going to be closed. */
  failed(cause: Error): void;
  /** It is closed: the last that is heard. */
  ended(code: number, reason: string): void;
}

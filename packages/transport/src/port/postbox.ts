import type { Decoded } from "@mcp-actors/protocol";

/** A place that messages are posted to and come from, whole, as structured clones. */
export interface Postbox {
  /** Throws where a message cannot be cloned. */
  post(message: unknown): void;
  /** What a message that came is. Never throws. */
  read(message: unknown): Decoded;
  /** Has a listener told of what comes; calling what it returns stops that. */
  listen(listener: PostListener): () => void;
  /** Lets go of the place. */
  close(): void;
}

/** Hears of what comes by post. */
export interface PostListener {
  message(message: unknown): void;
  /** A message came that cannot be read here. */
  unreadable(): void;
  /** Nothing comes any more, because of what went wrong or in good order. */
  ended(cause?: unknown): void;
}

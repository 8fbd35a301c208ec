import type { Facts } from "@mcp-actors/transport";
import type { Change } from "./change.ts";

/** Whoever tells one client of changes: a session, or a stream that the client listens to. */
export interface Listener {
  /** Who the client is, as the wire knows it. */
  readonly facts: Facts;
  /** Tells the client, if it wants to know. */
  hear(change: Change): void;
  /** The server tells nothing any more; a stream ends for it. */
  end(): void;
}

import type { Facts } from "@mcp-actors/transport";
import type { Change } from "./change.ts";

/** Whoever tells one client of changes: a session, or a stream that the client listens to. */
export interface Listener {
  /** Who the client is, as the wire knows it. */
  readonly facts: Facts;
  /** URIs of the resources that the client follows, as it wrote them. */
  readonly resources: readonly string[];
  /** Tells the client of a list, if it wants to know, or of a resource that it follows, by the URI that it wrote. */
  hear(change: Change): void;
  /** The server tells nothing any more; a stream ends for it. */
  end(): void;
}

import type { Opened } from "@mcp-actors/protocol";
import type { Link } from "@mcp-actors/transport";

/** A session, and the link that it is held over. */
export interface OpenSession {
  readonly session: Opened;
  readonly link: Link;
}

/** How one era has its changes told: what is followed is what the server is asked for. */
export interface ChangeSource {
  /** Brings what the server tells in line with what is followed. */
  follow(open: OpenSession): void;
  /** The same in a session opened anew, before any call leaves. */
  restore(open: OpenSession): Promise<void>;
  /** Calls may leave after that: what nothing tells of may have changed meanwhile. */
  resume(open: OpenSession): void;
  /** There is no session, for now or for good. */
  pause(): void;
}

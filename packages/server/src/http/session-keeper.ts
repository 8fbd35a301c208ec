import type { StoredEvent } from "./event-store.ts";
import type { StreamTerms } from "./event-stream.ts";
import type { SessionChannel } from "./session-channel.ts";

/** Whoever keeps a session. */
export interface SessionKeeper {
  readonly terms: StreamTerms;
  readonly json: boolean;
  readonly isResumable: boolean;
  keep(session: SessionChannel, event: StoredEvent): void;
  /** Something ended: nothing may be open in the session any more. */
  eased(session: SessionChannel): void;
  /** The session has no link any more. */
  ended(session: SessionChannel): void;
}

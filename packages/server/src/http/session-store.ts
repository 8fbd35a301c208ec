import type { SessionSnapshot } from "@mcp-actors/machine";

/** A session at rest, as JSON. */
export interface SessionRecord {
  /** Who may go on with it. */
  readonly principal: string;
  readonly snapshot: SessionSnapshot;
  /** The last id of a request of the server's own. */
  readonly lastId: number;
  /** The last number of a stream. */
  readonly lastStream: number;
}

/**
 * Where sessions rest that nobody uses, for any process that shares the store to go on with.
 *
 * A session that is in use is in the process that uses it, and not in the store.
 * Methods may answer at once or by a promise.
 */
export interface SessionStore {
  /** @param timeout - How long the session may rest, in ms; then it is over. */
  readonly save: (id: string, record: SessionRecord, timeout: number) => void | Promise<void>;
  /** Takes a session out, for one taker alone; undefined where there is none. */
  readonly take: (id: string) => SessionRecord | undefined | Promise<SessionRecord | undefined>;
}

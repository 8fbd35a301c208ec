import { checkKeys } from "@mcp-actors/transport";
import type { EventStore } from "../http/event-store.ts";
import type { SessionStore } from "../http/session-store.ts";
import { openSqlite, type SqliteDatabase } from "./open-sqlite.ts";
import { sqliteEventStore } from "./sqlite-event-store.ts";
import { sqliteSessionStore } from "./sqlite-session-store.ts";

/** Where sessions rest, and what was sent in them, in a file that several processes may share. */
export interface SqliteStores {
  readonly store: SessionStore;
  readonly events: EventStore;
  readonly close: () => void;
}

/** What a file of sessions is bounded by. */
export interface SqliteStoresOptions {
  /** Events that are kept of one session; the oldest go first. Default 1,024. */
  readonly eventLimit?: number | undefined;
}

/**
 * Opens a file to keep sessions in; it is made where there is none.
 *
 * @param place - The file's path, which needs the SQLite of Node 22.13, or a database that was opened with
 * something else, as `better-sqlite3` for older ones.
 */
export async function sqliteStores(
  place: string | SqliteDatabase,
  options: SqliteStoresOptions = {},
): Promise<SqliteStores> {
  checkKeys("sqliteStores", options, { eventLimit: 1 });
  const { eventLimit = 1024 } = options;
  const database = typeof place === "string" ? await openSqlite(place) : place;
  // Several processes may share the file, and open it at the same moment: whoever is second waits.
  database.exec(
    "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL",
  );
  return {
    store: sqliteSessionStore(database),
    events: sqliteEventStore(database, eventLimit),
    close: () => database.close(),
  };
}

import type { SessionRecord, SessionStore } from "../http/session-store.ts";
import type { SqliteDatabase } from "./open-sqlite.ts";

const TABLE = `CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, record TEXT NOT NULL, expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_end ON sessions (expires)`;

/** Keeps sessions at rest in a database. */
export function sqliteSessionStore(database: SqliteDatabase): SessionStore {
  database.exec(TABLE);
  const save = database.prepare(
    "INSERT OR REPLACE INTO sessions (id, record, expires) VALUES (?, ?, ?)",
  );
  // One statement, so that of two processes only one is the taker.
  const take = database.prepare("DELETE FROM sessions WHERE id = ? RETURNING record, expires");
  const forget = database.prepare("DELETE FROM sessions WHERE expires <= ?");
  return {
    save(id, record, timeout) {
      const now = Date.now();
      forget.run(now);
      save.run(id, JSON.stringify(record), Math.min(now + timeout, Number.MAX_SAFE_INTEGER));
    },
    take(id) {
      // A row of ours has these columns.
      const row = take.get(id) as { readonly record: string; readonly expires: number } | undefined;
      if (row === undefined || row.expires <= Date.now()) return undefined;
      const record: SessionRecord = JSON.parse(row.record);
      return record;
    },
  };
}

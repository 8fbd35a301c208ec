import type { EventStore, StoredEvent } from "../http/event-store.ts";
import type { SqliteDatabase } from "./open-sqlite.ts";

/** How long an event is kept at most, in ms: a day. */
const LIFETIME = 86_400_000;
/** How often old events are looked for, in appended ones. */
const ROUND = 256;

const TABLE = `CREATE TABLE IF NOT EXISTS events (
  number INTEGER PRIMARY KEY, session TEXT NOT NULL, stream INTEGER NOT NULL,
  sequence INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS events_of_session ON events (session, number);
CREATE INDEX IF NOT EXISTS events_by_age ON events (at)`;

const TRIM = `DELETE FROM events WHERE session = ? AND number <= (
  SELECT number FROM events WHERE session = ? ORDER BY number DESC LIMIT 1 OFFSET ?
)`;

/** Keeps what was sent in a database. */
export function sqliteEventStore(database: SqliteDatabase, eventLimit: number): EventStore {
  database.exec(TABLE);
  const append = database.prepare(
    "INSERT INTO events (session, stream, sequence, text, at) VALUES (?, ?, ?, ?, ?)",
  );
  const trim = database.prepare(TRIM);
  const expire = database.prepare("DELETE FROM events WHERE at <= ?");
  const read = database.prepare(
    "SELECT stream, sequence, text FROM events WHERE session = ? AND stream = ? ORDER BY number",
  );
  const forget = database.prepare("DELETE FROM events WHERE session = ?");
  let appended = 0;
  return {
    append(session, { stream, sequence, text }) {
      const now = Date.now();
      append.run(session, stream, sequence, text, now);
      trim.run(session, session, eventLimit);
      appended += 1;
      if (appended % ROUND === 0) expire.run(now - LIFETIME);
    },
    after(session, { stream, sequence }) {
      // A row of ours has these columns.
      const events = read.all(session, stream) as StoredEvent[];
      const [first] = events;
      if (first === undefined || first.sequence > sequence + 1) return undefined;
      return events.filter((event) => event.sequence > sequence);
    },
    forget(session) {
      forget.run(session);
    },
  };
}

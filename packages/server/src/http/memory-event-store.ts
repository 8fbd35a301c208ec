import type { EventStore, StoredEvent } from "./event-store.ts";

/** What a store in memory is bounded by. */
export interface MemoryEventStoreOptions {
  /** Events of one session; the oldest go first. Default 1,024. */
  readonly eventLimit?: number | undefined;
  /** Text of one session, in UTF-16 units; the oldest go first. Default 4 MiB. */
  readonly sessionLimit?: number | undefined;
  /** Text of all sessions, in UTF-16 units; the session that was silent longest goes first. Default 64 MiB. */
  readonly totalLimit?: number | undefined;
}

interface Log {
  readonly events: StoredEvent[];
  size: number;
}

/** Keeps what was sent in the memory of this process. */
export function memoryEventStore(options: MemoryEventStoreOptions = {}): EventStore {
  const {
    eventLimit = 1024,
    sessionLimit = 4 * 1024 * 1024,
    totalLimit = 64 * 1024 * 1024,
  } = options;
  const logs = new Map<string, Log>();
  let total = 0;

  const trim = (log: Log, isOver: () => boolean): void => {
    while (isOver()) {
      const length = log.events.shift()?.text.length ?? 0;
      log.size -= length;
      total -= length;
    }
  };
  const forget = (session: string): void => {
    total -= logs.get(session)?.size ?? 0;
    logs.delete(session);
  };

  return {
    append(session, event) {
      const log = logs.get(session) ?? { events: [], size: 0 };
      // The last in the map is the one that was written to last.
      logs.delete(session);
      logs.set(session, log);
      log.events.push(event);
      log.size += event.text.length;
      total += event.text.length;
      trim(log, () => log.events.length > eventLimit || log.size > sessionLimit);
      for (const [silent] of logs) {
        if (total <= totalLimit) break;
        forget(silent);
      }
    },
    after(session, { stream, sequence }) {
      const events = logs.get(session)?.events.filter((event) => event.stream === stream) ?? [];
      const [first] = events;
      if (first === undefined || first.sequence > sequence + 1) return undefined;
      return events.filter((event) => event.sequence > sequence);
    },
    forget,
  };
}

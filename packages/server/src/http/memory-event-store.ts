import { checkKeys, type KeysOf } from "@mcp-actors/transport";
import { Chain, type Chained } from "./chain.ts";
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

const EVENT_STORE_KEYS: KeysOf<MemoryEventStoreOptions> = {
  eventLimit: 1,
  sessionLimit: 1,
  totalLimit: 1,
};

/** What was sent in one session. */
class Log implements Chained<Log> {
  readonly session: string;
  readonly events: StoredEvent[] = [];
  size = 0;
  chain: Chain<Log> | undefined = undefined;
  previous: Log | undefined = undefined;
  next: Log | undefined = undefined;

  constructor(session: string) {
    this.session = session;
  }
}

/** Keeps what was sent in the memory of this process. */
export function memoryEventStore(options: MemoryEventStoreOptions = {}): EventStore {
  checkKeys("memoryEventStore", options, EVENT_STORE_KEYS);
  const {
    eventLimit = 1024,
    sessionLimit = 4 * 1024 * 1024,
    totalLimit = 64 * 1024 * 1024,
  } = options;
  const logs = new Map<string, Log>();
  /** The one that was silent longest is the first. */
  const bySilence = new Chain<Log>();
  let total = 0;

  const trim = (log: Log, isOver: () => boolean): void => {
    while (isOver()) {
      const length = log.events.shift()?.text.length ?? 0;
      log.size -= length;
      total -= length;
    }
  };
  const logOf = (session: string): Log => {
    const known = logs.get(session);
    if (known !== undefined) return known;
    const log = new Log(session);
    logs.set(session, log);
    return log;
  };
  const forget = (session: string): void => {
    const log = logs.get(session);
    if (log === undefined) return;
    total -= log.size;
    bySilence.remove(log);
    logs.delete(session);
  };

  return {
    append(session, event) {
      const log = logOf(session);
      bySilence.append(log);
      log.events.push(event);
      log.size += event.text.length;
      total += event.text.length;
      trim(log, () => log.events.length > eventLimit || log.size > sessionLimit);
      while (total > totalLimit && bySilence.first !== undefined) forget(bySilence.first.session);
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

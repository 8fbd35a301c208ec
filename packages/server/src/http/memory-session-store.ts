import { type Clock, systemClock } from "@mcp-actors/machine";
import type { SessionRecord, SessionStore } from "./session-store.ts";

/** What a store in memory is bounded by. */
export interface MemorySessionStoreOptions {
  /** Sessions at rest; one more ends that which rests longest. Default 100,000. */
  readonly limit?: number | undefined;
  readonly clock?: Clock | undefined;
}

interface Resting {
  /** As text, for it costs least so. */
  readonly text: string;
  readonly expires: number;
}

/** Keeps sessions at rest in the memory of this process. */
export function memorySessionStore({
  limit = 100_000,
  clock = systemClock,
}: MemorySessionStoreOptions = {}): SessionStore {
  const resting = new Map<string, Resting>();
  const forgetExpired = (): void => {
    const now = clock.now();
    for (const [id, { expires }] of resting) {
      if (expires > now && resting.size <= limit) return;
      resting.delete(id);
    }
  };
  return {
    save(id, record, timeout) {
      resting.delete(id);
      resting.set(id, { text: JSON.stringify(record), expires: clock.now() + timeout });
      forgetExpired();
    },
    take(id) {
      const found = resting.get(id);
      resting.delete(id);
      if (found === undefined || found.expires <= clock.now()) return undefined;
      const record: SessionRecord = JSON.parse(found.text);
      return record;
    },
  };
}

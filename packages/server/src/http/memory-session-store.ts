import { type Clock, systemClock } from "@mcp-actors/machine";
import { Chain, type Chained } from "./chain.ts";
import type { SessionRecord, SessionStore } from "./session-store.ts";

/** What a store in memory is bounded by. */
export interface MemorySessionStoreOptions {
  /** Sessions at rest; one more ends that which rests longest. Default 100,000. */
  readonly limit?: number | undefined;
  /** Where time comes from; default the system. */
  readonly clock?: Clock | undefined;
}

/** One session at rest. */
class Resting implements Chained<Resting> {
  readonly id: string;
  /** As text, for it costs least so. */
  readonly text: string;
  readonly expires: number;
  chain: Chain<Resting> | undefined = undefined;
  previous: Resting | undefined = undefined;
  next: Resting | undefined = undefined;

  constructor(id: string, text: string, expires: number) {
    this.id = id;
    this.text = text;
    this.expires = expires;
  }
}

/** Keeps sessions at rest in the memory of this process. */
export function memorySessionStore({
  limit = 100_000,
  clock = systemClock,
}: MemorySessionStoreOptions = {}): SessionStore {
  const resting = new Map<string, Resting>();
  /** The one that rests longest is the first. */
  const byRest = new Chain<Resting>();
  const forget = (one: Resting): void => {
    byRest.remove(one);
    resting.delete(one.id);
  };
  const forgetExpired = (): void => {
    const now = clock.now();
    while (byRest.first !== undefined) {
      if (byRest.first.expires > now && resting.size <= limit) return;
      forget(byRest.first);
    }
  };
  return {
    save(id, record, timeout) {
      const before = resting.get(id);
      if (before !== undefined) forget(before);
      const one = new Resting(id, JSON.stringify(record), clock.now() + timeout);
      resting.set(id, one);
      byRest.append(one);
      forgetExpired();
    },
    take(id) {
      const found = resting.get(id);
      if (found === undefined) return undefined;
      forget(found);
      if (found.expires <= clock.now()) return undefined;
      const record: SessionRecord = JSON.parse(found.text);
      return record;
    },
  };
}

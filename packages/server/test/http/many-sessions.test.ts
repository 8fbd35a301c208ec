import { createTimers } from "@mcp-actors/machine";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { httpSettings } from "../../src/http/http-settings.ts";
import { IdleSessions } from "../../src/http/idle-sessions.ts";
import { memoryEventStore } from "../../src/http/memory-event-store.ts";
import { SessionChannel } from "../../src/http/session-channel.ts";

const OTHERS = 10_000;
const TIMES = 2000;

/** Idle sessions, the first of which can begin and end something. */
function startIdle(others: number) {
  const clock = new VirtualClock();
  const timers = createTimers(clock);
  const terms = { timers, settings: httpSettings({}) };
  const keeper = { terms, json: false, isResumable: true, keep() {}, eased() {}, ended() {} };
  const rested: (string | undefined)[] = [];
  const onLong = ({ id }: SessionChannel) => rested.push(id);
  const idle = new IdleSessions({ timers, restAfter: 1000, onLong });
  const sessions = Array.from({ length: 1 + others }, (_, at) => {
    const session = new SessionChannel(keeper, { id: String(at), facts: { principal: "ada" } });
    idle.add(session);
    return session;
  });
  return { idle, clock, timers, sessions, rested };
}

function useOne(others: number): () => void {
  const { idle, sessions } = startIdle(others);
  const [one] = sessions;
  if (one === undefined) throw new Error("unreachable: there is one");
  return () => {
    idle.remove(one);
    idle.add(one);
  };
}

function keepEvents(others: number): () => void {
  const store = memoryEventStore({ eventLimit: 1 });
  const event = { stream: 1, sequence: 1, text: "" };
  for (let session = 0; session < others; session++) void store.append(String(session), event);
  return () => store.append("one", event);
}

/** The least time that some thousand of it took, in ms. */
function timeOf(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = performance.now();
    for (let time = 0; time < TIMES; time++) work();
    return performance.now() - before;
  });
  return Math.min(...times);
}

test.each([
  ["to begin and end something in one session", useOne],
  ["to keep what one session is told", keepEvents],
])("it takes no longer among ten thousand sessions %s", (_what, prepare) => {
  const alone = timeOf(prepare(0));
  const among = timeOf(prepare(OTHERS));

  // Where each time left a trace it is a hundred times as long; twice is what a busy machine makes of it.
  expect(among).toBeLessThan(10 * alone + 1);
});

test("the idlest of some sessions is the one that ended something first", () => {
  const { idle, sessions } = startIdle(3);
  const [first] = sessions;
  if (first === undefined) throw new Error("unreachable: there is one");
  idle.remove(first);
  idle.add(first);
  for (const session of sessions) idle.add(session);

  const found = [() => true, ({ id }: SessionChannel) => id !== "1", () => false].map(
    (isOne) => idle.idlest(isOne)?.id,
  );
  expect(found).toEqual(["1", "2", undefined]);
});

test("those that were idle for long enough at once are told of some at a time, and all", () => {
  const { clock, timers, idle, sessions, rested } = startIdle(199);
  const turns: number[] = [];
  const wait = clock.setTimeout.bind(clock);
  clock.setTimeout = (callback, ms) =>
    wait(() => {
      const before = rested.length;
      callback();
      turns.push(rested.length - before);
    }, ms);
  clock.advance(999);
  for (const session of sessions.slice(0, 50)) {
    idle.remove(session);
    idle.add(session);
  }
  clock.advance(1);
  const first = [...rested];
  clock.advance(999);

  expect(turns.every((count) => count <= 64)).toBe(true);
  expect(first).toEqual(sessions.slice(50).map(({ id }) => id));
  expect(rested).toEqual([...first, ...sessions.slice(0, 50).map(({ id }) => id)]);
  expect(timers.size).toBe(0);
});

test("one that begins something while it waits for its turn is not told of", () => {
  const { clock, idle, sessions, rested } = startIdle(64);
  const last = sessions.at(-1);
  if (last === undefined) throw new Error("unreachable: there is one");
  clock.setTimeout(() => idle.remove(last), 1000);
  clock.advance(1000);

  expect(rested).toEqual(sessions.slice(0, -1).map(({ id }) => id));
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { afterEach, describe, expect, test } from "vitest";
import type { EventStore } from "../../src/http/event-store.ts";
import { memoryEventStore } from "../../src/http/memory-event-store.ts";
import { memorySessionStore } from "../../src/http/memory-session-store.ts";
import type { SessionRecord } from "../../src/http/session-store.ts";
import { openSqlite } from "../../src/node/open-sqlite.ts";
import { type SqliteStores, sqliteStores } from "../../src/node/sqlite-stores.ts";
import { startNode } from "./hosts.ts";
import { RawSession } from "./raw-http.ts";
import { until } from "./until.ts";
import { Gate, workshop } from "./workshop.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Stores of a file, and more of the same file. */
async function openFile(): Promise<() => Promise<SqliteStores>> {
  const folder = await mkdtemp(join(tmpdir(), "mcp-actors-"));
  cleanups.push(() => rm(folder, { recursive: true }));
  return async () => {
    const stores = await sqliteStores(join(folder, "sessions.sqlite"), { eventLimit: 3 });
    cleanups.push(() => stores.close());
    return stores;
  };
}

const record: SessionRecord = {
  principal: "ada",
  lastId: 4,
  lastStream: 7,
  snapshot: {
    state: "open",
    context: {
      revision: "2025-11-25",
      info: { name: "client" },
      capabilities: {},
      offered: {},
      logLevel: "info",
      subscriptions: ["test://a"],
    },
  },
};

describe.each([
  ["memory", () => memorySessionStore()],
  ["SQLite", async () => (await (await openFile())()).store],
])("a session at rest in %s", (_name, open) => {
  test("is taken once, as it was", async () => {
    const store = await open();
    await store.save("a", record, 1000);

    expect(await store.take("b")).toBeUndefined();
    expect(await store.take("a")).toEqual(record);
    expect(await store.take("a")).toBeUndefined();
  });

  test("is over when its time is", async () => {
    const store = await open();
    await store.save("a", record, 0);

    expect(await store.take("a")).toBeUndefined();
  });
});

test("no statement walks what many sessions left in a file", async () => {
  const statements: string[] = [];
  const database = await openSqlite(":memory:");
  cleanups.push(() => database.close());
  await sqliteStores({
    exec: (sql) => database.exec(sql),
    prepare(sql) {
      statements.push(sql);
      return database.prepare(sql);
    },
    close() {},
  });

  const plans = statements.flatMap((sql) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...[...sql.matchAll(/\?/g)].map(() => 0))
      .map((step) => `${(step as { detail: string }).detail}: ${sql}`),
  );

  expect(plans.filter((plan) => plan.startsWith("SEARCH")).length).toBeGreaterThan(0);
  expect(plans.filter((plan) => plan.startsWith("SCAN"))).toEqual([]);
});

describe.each([
  ["memory", () => memoryEventStore({ eventLimit: 3 })],
  ["SQLite", async () => (await (await openFile())()).events],
])("events in %s", (_name, open) => {
  const event = (stream: number, sequence: number) => ({
    stream,
    sequence,
    text: `{"at":${stream}.${sequence}}`,
  });

  test("are those of one stream of one session, in order", async () => {
    const store = await open();
    for (const one of [event(1, 1), event(2, 1), event(1, 2)]) await store.append("a", one);
    await store.append("b", event(1, 1));

    expect(await store.after("a", { stream: 1, sequence: 0 })).toEqual([event(1, 1), event(1, 2)]);
    expect(await store.after("a", { stream: 1, sequence: 1 })).toEqual([event(1, 2)]);
    expect(await store.after("a", { stream: 1, sequence: 2 })).toEqual([]);
    expect(await store.after("a", { stream: 9, sequence: 0 })).toBeUndefined();
    expect(await store.after("c", { stream: 1, sequence: 0 })).toBeUndefined();
  });

  test("are kept within bounds, and what is missing is not passed over", async () => {
    const store = await open();
    for (const sequence of [1, 2, 3, 4, 5]) await store.append("a", event(1, sequence));

    expect(await store.after("a", { stream: 1, sequence: 1 })).toBeUndefined();
    expect(await store.after("a", { stream: 1, sequence: 2 })).toHaveLength(3);
  });

  test("are forgotten with their session", async () => {
    const store = await open();
    await store.append("a", event(1, 1));
    await store.append("b", event(1, 1));
    await store.forget("a");

    expect(await store.after("a", { stream: 1, sequence: 0 })).toBeUndefined();
    expect(await store.after("b", { stream: 1, sequence: 0 })).toHaveLength(1);
  });
});

test("events in memory are bounded in size, of one session and of all", () => {
  const store = memoryEventStore({ sessionLimit: 20, totalLimit: 30 });
  const text = "x".repeat(10);
  const keep = (session: string, sequence: number) =>
    store.append(session, { stream: 1, sequence, text });
  for (const sequence of [1, 2, 3]) void keep("a", sequence);
  expect(store.after("a", { stream: 1, sequence: 0 })).toBeUndefined();
  expect(store.after("a", { stream: 1, sequence: 1 })).toHaveLength(2);

  for (const sequence of [1, 2]) void keep("b", sequence);
  expect(store.after("a", { stream: 1, sequence: 1 })).toBeUndefined();
  expect(store.after("b", { stream: 1, sequence: 0 })).toHaveLength(2);
});

test("events of the session that was told something last are forgotten last", () => {
  const store = memoryEventStore({ totalLimit: 2 });
  const event = { stream: 1, sequence: 1, text: "x" };
  for (const session of ["a", "b"]) void store.append(session, event);
  void store.append("a", { ...event, sequence: 2, text: "" });
  void store.append("c", event);

  const kept = ["a", "b", "c"].map((session) => store.after(session, { stream: 1, sequence: 0 }));
  expect(kept).toEqual([expect.any(Array), undefined, [event]]);
});

test("a session that rests anew rests for the shortest time", () => {
  const store = memorySessionStore({ limit: 2 });
  for (const id of ["a", "b", "a", "c"]) void store.save(id, record, 1000);

  expect(["a", "b", "c"].map((id) => store.take(id))).toEqual([record, undefined, record]);
});

test("the memory for sessions at rest has an end", async () => {
  const store = memorySessionStore({ limit: 2 });
  for (const id of ["a", "b", "c"]) await store.save(id, record, 1000);

  expect(await store.take("a")).toBeUndefined();
  expect(await store.take("c")).toEqual(record);
});

test("a session, and what it missed, are found by another process that has the file", async () => {
  const open = await openFile();
  const { definition } = workshop();
  const first = await startNode(definition, { sessions: await open() });
  await using second = await startNode(definition, { sessions: await open() });
  const session = await RawSession.open(first.url);
  const reply = await session.call("steps");
  await reply.ended;
  await first.server.drain();
  await first.close();
  const there = new RawSession(second.url, session.headers, session.opened);
  const missed = await (await there.listen(reply.events[1]?.id)).all();

  expect(missed.map(({ id, method }) => id ?? method)).toEqual(["notifications/progress", 1]);
  expect((await there.call("echo")).status).toBe(200);
});

test("a store that fails while a stream is shown ends the stream, and no more (case 87)", async () => {
  const { definition, begun, gate } = workshop();
  const kept = memoryEventStore();
  const read = new Gate();
  let reads = 0;
  const events: EventStore = {
    ...kept,
    async after(session, position) {
      reads += 1;
      if (reads > 1) throw new Error("disk is gone");
      const found = await kept.after(session, position);
      await read.passed;
      return found;
    },
  };
  await using host = await startNode(definition, { onEvent: () => {}, sessions: { events } });
  const session = await RawSession.open(host.url);
  const reply = await session.call("wait");
  await reply.until(1);
  await begun;
  const backing = session.listen(reply.events[0]?.id);
  await until(() => reads === 1);
  gate.open();
  await reply.ended;
  read.open();
  const back = await backing;

  expect(await back.all()).toHaveLength(1);
  expect((await session.call("echo")).status).toBe(200);
});

test("a session rests also after its store failed", async () => {
  const clock = new VirtualClock();
  const after = async () => {
    throw new Error("disk is gone");
  };
  const onEvent = () => {};
  const sessions = { events: { ...memoryEventStore(), after } };
  await using host = await startNode(workshop().definition, { clock, onEvent, sessions });
  const session = await RawSession.open(host.url);
  const back = await session.listen("1-1");
  expect(back.status).toBe(500);
  clock.advance(60_000);

  expect(host.server.counts.sessions).toBe(0);
});

test("a store that fails is told of, and fails nothing else", async () => {
  const events: unknown[] = [];
  const failing = async () => {
    throw new Error("disk is full");
  };
  await using host = await startNode(workshop().definition, {
    onEvent: (event) => events.push(event),
    sessions: { events: { append: failing, after: () => undefined, forget: failing } },
  });
  const session = await RawSession.open(host.url);

  expect(await (await session.call("steps")).all()).toHaveLength(3);
  expect(events).toHaveLength(3);
  expect(events[0]).toMatchObject({ type: "callback.failed", callback: "sessions.events" });
});

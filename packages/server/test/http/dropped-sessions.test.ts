import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { createFetchHandler, type FetchHandler } from "../../src/http/create-fetch-handler.ts";
import { memorySessionStore } from "../../src/http/memory-session-store.ts";
import { NOTHING_HELD } from "../nothing-held.ts";
import { lookAndLeave, openIn, postTo } from "./in-process.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const SESSIONS = 2000;
const MIB = 1024 * 1024;

test(`${SESSIONS} sessions whose clients drop are all let go of (case 73)`, async () => {
  const clock = new VirtualClock();
  const sessions = { restAfter: 1000, timeout: 5000, store: memorySessionStore({ clock }) };
  const handler = createFetchHandler(workshop().definition, {
    clock,
    sessions: { ...sessions, limitPerClient: SESSIONS },
  });
  await openAndDrop(handler, 10);
  clock.advance(1001);
  const before = heap();
  const last = (await openAndDrop(handler, SESSIONS)).at(-1);
  await until(() => handler.server.counts.streams === 0);
  expect(handler.server.counts.sessions).toBe(SESSIONS);

  clock.advance(1001);
  expect(handler.server.counts).toEqual(NOTHING_HELD);
  clock.advance(5000);
  const late = await postTo(handler, { id: 1, method: "ping" }, last);
  // What rested too long goes from the store when the next one comes to rest.
  await openAndDrop(handler, 1);
  clock.advance(1001);

  expect(late.status).toBe(404);
  expect(handler.server.counts).toEqual(NOTHING_HELD);
  expect(heap() - before).toBeLessThan(8 * MIB);
  handler.close();
});

async function openAndDrop(handler: FetchHandler, count: number) {
  const opened: object[] = [];
  for (let at = 0; at < count; at += 1) {
    const session = await openIn(handler);
    expect(await lookAndLeave(handler, session)).toBe(200);
    opened.push(session);
  }
  return opened;
}

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

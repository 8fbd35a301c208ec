import { type Clock, TimerNode } from "@mcp-actors/machine";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { createFetchHandler, type FetchHandler } from "../../src/http/index.ts";
import { RequestTimers } from "../../src/http/request-timers.ts";
import { JSON_TYPES, modernParts } from "./raw-http.ts";
import { until } from "./until.ts";
import { workshop } from "./workshop.ts";

/** A clock that forgets what a request set when that ends, as that of workers does. */
class WorkerClock implements Clock {
  readonly time = new VirtualClock();
  #set: unknown[] = [];

  now(): number {
    return this.time.now();
  }

  setTimeout(callback: () => void, ms: number): unknown {
    const timeout = this.time.setTimeout(callback, ms);
    this.#set.push(timeout);
    return timeout;
  }

  clearTimeout(timeout: unknown): void {
    this.time.clearTimeout(timeout);
  }

  /** All that was set since the last time this was called, to be forgotten. */
  setSince(): () => void {
    const set = this.#set;
    this.#set = [];
    return () => {
      for (const timeout of set) this.clearTimeout(timeout);
    };
  }
}

test("a stream says that it lives, though the request before it has ended", async () => {
  const clock = new WorkerClock();
  const handler = createFetchHandler(workshop().definition, { clock, keepAlive: 1000 });
  const first = await listen(handler);
  const endFirst = clock.setSince();
  const second = await listen(handler);
  expect(await second.read()).toContain("notifications/subscriptions/acknowledged");
  await first.cancel();
  endFirst();
  clock.time.advance(1000);

  expect(await second.read()).toBe(": keep-alive\n\n");
  handler.close();
});

test("a reply in a session becomes a stream in time, though the request before it has ended", async () => {
  const clock = new WorkerClock();
  const shop = workshop();
  const handler = createFetchHandler(shop.definition, { clock, streamAfter: 500 });
  const session = await openSession(handler);
  await session.call("echo");
  const endFirst = clock.setSince();
  let type: string | null | undefined;
  const second = session.call("quietly").then(({ headers }) => {
    type = headers.get("content-type");
  });
  await shop.begun;
  endFirst();
  clock.time.advance(500);
  await until(() => type !== undefined);

  expect(type).toBe("text/event-stream");
  shop.gate.open();
  await second;
  handler.close();
});

test("a timer that is armed again, or disarmed, leaves nothing behind", () => {
  const clock = new VirtualClock();
  const set: unknown[] = [];
  const timers = new RequestTimers({
    now: () => clock.now(),
    setTimeout: (callback, ms) => {
      const timeout = clock.setTimeout(callback, ms);
      set.push(timeout);
      return timeout;
    },
    clearTimeout: (timeout) => {
      set.splice(set.indexOf(timeout), 1);
      clock.clearTimeout(timeout);
    },
  });
  let expiries = 0;
  const expired = () => {
    expiries += 1;
  };
  const node = new TimerNode({ expired }, "test");
  timers.arm(node, 10);
  timers.arm(node, 20);
  expect(set).toHaveLength(1);
  clock.advance(19);
  expect(expiries).toBe(0);
  clock.advance(1);
  expect(expiries).toBe(1);
  timers.arm(node, 10);
  timers.disarm(node);
  timers.disarm(node);
  clock.advance(10);

  expect(expiries).toBe(1);
});

/** Opens a session of a legacy revision, whose tools can be called. */
async function openSession(handler: FetchHandler) {
  const say = (message: object, headers: object = {}) =>
    handler(
      new Request("https://example.com/", {
        method: "POST",
        headers: { ...JSON_TYPES, ...headers },
        body: JSON.stringify({ jsonrpc: "2.0", ...message }),
      }),
    );
  const clientInfo = { name: "raw", version: "0" };
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo };
  const { headers } = await say({ id: 0, method: "initialize", params });
  const fields = {
    "Mcp-Session-Id": headers.get("mcp-session-id"),
    "MCP-Protocol-Version": "2025-11-25",
  };
  await say({ method: "notifications/initialized" }, fields);
  let id = 0;
  return {
    call(name: string) {
      id += 1;
      return say({ id, method: "tools/call", params: { name, arguments: {} } }, fields);
    },
  };
}

/** Opens a stream of changes, which is read piece by piece. */
async function listen(handler: FetchHandler) {
  const { headers, params } = modernParts("subscriptions/listen", {
    notifications: { toolsListChanged: true },
  });
  const request = new Request("https://example.com/", {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" } as Record<string, string>,
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params }),
  });
  const { body } = await handler(request);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    read: async () => (await reader?.read())?.value,
    cancel: () => reader?.cancel(),
  };
}

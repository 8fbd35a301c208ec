import { config } from "rxjs";
import { afterEach, expect, test } from "vitest";
import type { ClientEvent } from "../src/index.ts";
import { arrival, openClient } from "./open-client.ts";

const boom = new Error("boom");

afterEach(() => {
  config.onUnhandledError = null;
});

test.each([
  [
    "throws",
    () => {
      throw boom;
    },
  ],
  ["rejects", () => Promise.reject(boom)],
])("an observer that %s disturbs nothing, and subscribers hear of it", async (_how, onEvent) => {
  await using world = await openClient({ onEvent });
  const heard: ClientEvent[] = [];
  world.client.events$.subscribe((event) => heard.push(event));
  const call = world.client.callTool("greet");
  await arrival();
  world.far.give(world.far.request(), "Hello");

  expect((await call).content).toHaveLength(1);
  expect(heard).toContainEqual({ type: "callback.failed", callback: "onEvent", error: boom });
});

test("a subscriber that throws reaches the host, and keeps nobody else from hearing", async () => {
  const atHost: unknown[] = [];
  config.onUnhandledError = (error) => atHost.push(error);
  await using world = await openClient();
  const heard: string[] = [];
  const faulty = world.client.events$.subscribe(() => {
    throw boom;
  });
  world.client.events$.subscribe(({ type }) => heard.push(type));

  const call = world.client.callTool("greet");
  await arrival();
  world.far.give(world.far.request(), "Hello");
  await call;
  faulty.unsubscribe();
  await new Promise((resolve) => setTimeout(resolve));

  expect(heard).toEqual(["call.state", "call.state"]);
  expect(atHost).toEqual([boom, boom]);
});

test("a connection is told to be ready before the calls that waited for it leave", async () => {
  const states: string[] = [];
  await using world = await openClient({
    supervision: { initialDelay: 1000, jitter: "none" },
    onEvent: (event) => {
      if (event.type === "connection.state" || event.type === "call.state")
        states.push(event.state);
    },
  });
  world.far.leave();
  await arrival();
  world.client.callTool("greet");

  world.clock.advance(1000);
  await arrival();

  expect(states.slice(states.indexOf("queued"))).toEqual([
    "queued",
    "connecting",
    "negotiating",
    "ready",
    "pending",
  ]);
});

test("an inspector that throws disturbs nothing, and is an event", async () => {
  await using world = await openClient({
    inspect: () => {
      throw boom;
    },
  });
  const call = world.client.callTool("greet");
  await arrival();
  world.far.give(world.far.request(), "Hello");

  expect((await call).content).toHaveLength(1);
  expect(world.client.state).toBe("ready");
  expect(world.events).toContainEqual({
    type: "callback.failed",
    callback: "inspect",
    error: boom,
  });
});

test("tells of the connection from its first dial, of calls and of notifications", async () => {
  await using world = await openClient();
  const call = world.client.callTool("greet");
  await arrival();
  world.far.notify("notifications/tools/list_changed");
  world.far.give(world.far.request(), "Hello");
  await call;
  await world.client.close("bored");

  expect(world.events.map(tell)).toEqual([
    "connecting",
    "negotiating",
    "session.opened",
    "ready",
    "call pending",
    "notifications/tools/list_changed",
    "call completed",
    "draining",
    "closed",
  ]);
});

function tell(event: ClientEvent): string {
  switch (event.type) {
    case "connection.state":
      return event.state;
    case "call.state":
      return `call ${event.state}`;
    case "notification.received":
      return event.notification.method;
    default:
      return event.type;
  }
}

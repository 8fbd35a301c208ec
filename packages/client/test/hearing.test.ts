import { describe, expect, test } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import { arrival, openClient } from "./open-client.ts";

describe("a handler of notifications", () => {
  test("is called in order, and waited for by later ones of the same method alone", async () => {
    const heard: unknown[] = [];
    let finish = (): void => {};
    await using world = await openClient({
      onNotification: ({ method, params }) => {
        heard.push(params?.["at"]);
        if (method !== "x/slow") return undefined;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    for (const [method, at] of [
      ["x/slow", 1],
      ["x/slow", 2],
      ["x/quick", 3],
    ] as const) {
      world.far.notify(method, { at });
    }
    await arrival();

    expect(heard).toEqual([1, 3]);
    expect(world.client.counts.waitingNotifications).toBe(1);
    finish();
    await arrival();
    expect(heard).toEqual([1, 3, 2]);
    finish();
    await arrival();
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });

  test("that is slow has a bounded queue, and no say in what is told as an event", async () => {
    await using world = await openClient({
      onNotification: () => new Promise(() => {}),
      limits: { waitingNotifications: 1 },
    });
    for (let at = 0; at < 3; at += 1) world.far.notify("x/many");
    await arrival();

    expect(world.happened.filter((type) => type.startsWith("notification."))).toEqual([
      "notification.received",
      "notification.received",
      "notification.received",
      "notification.dropped",
    ]);
  });

  test("that throws is an event", async () => {
    await using world = await openClient({
      onNotification: () => {
        throw new Error("Broken");
      },
    });
    world.far.notify("x/any");
    await arrival();

    expect(world.events).toContainEqual({
      type: "callback.failed",
      callback: "onNotification",
      error: new Error("Broken"),
    });
  });
});

describe("what a server logs", () => {
  test("is heard in order, whatever it is", async () => {
    const logs: unknown[] = [];
    await using world = await openClient({ onLog: (log) => logs.push(log) });
    world.far.notify("notifications/message", { level: "info", data: "text", extra: 1 });
    world.far.notify("notifications/message", { level: "error", logger: "db", data: { at: 1 } });
    world.far.notify("notifications/message", { level: "loud", data: "ignored" });
    world.far.notify("notifications/message");
    world.far.notify("x/other", { level: "info", data: "ignored" });
    await arrival();

    expect(logs).toEqual([
      { level: "info", data: "text" },
      { level: "error", logger: "db", data: { at: 1 } },
    ]);
  });

  test("is an event where hearing it fails", async () => {
    await using world = await openClient({ onLog: () => Promise.reject(new Error("Broken")) });
    world.far.notify("notifications/message", { level: "info", data: 1 });
    await arrival();

    expect(world.events).toContainEqual({
      type: "callback.failed",
      callback: "onLog",
      error: new Error("Broken"),
    });
  });
});

import type { Request } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { arrival, completed, World } from "./world.ts";

describe("what arrives in one turn", () => {
  test("is heard in order: three times progress, then the outcome (case 61)", async () => {
    const world = new World();
    const { log } = world.call();
    await arrival();

    for (const progress of [1, 2, 3]) world.far.progress(world.far.request(), progress);
    world.far.answer(world.far.request(), { done: true });
    await arrival();

    expect(log).toEqual([1, 2, 3, completed({ done: true })]);
    expect(world.events).toEqual([]);
  });

  test("is a quiet stray when it is progress after the answer (case 61)", async () => {
    const world = new World();
    const { log } = world.call();
    await arrival();

    world.far.answer(world.far.request());
    world.far.progress(world.far.request(), 1);
    await arrival();

    expect(log).toEqual([completed()]);
    expect(world.events).toMatchObject([{ type: "message.stray", reason: "late" }]);
  });

  test.each(["made-up", 77, 0, ""])(
    "is an unknown stray when its progress token is %j, which nobody gave out (case 62)",
    async (progressToken) => {
      const world = new World();
      const { log } = world.call();
      await arrival();

      world.far.notify("notifications/progress", { progressToken, progress: 1 });
      world.far.answer(world.far.request());
      await arrival();

      expect(log).toEqual([completed()]);
      expect(world.events).toMatchObject([{ type: "message.stray", reason: "unknown" }]);
    },
  );

  test("reaches calls, requests and notification handlers in the order of arrival", async () => {
    const heard: string[] = [];
    const world = new World({
      onNotification: ({ method }) => {
        heard.push(method);
      },
      serve: ({ method }, exchange) => {
        heard.push(method);
        exchange.answer({});
      },
    });
    const first = world.call({ onSettled: () => heard.push("first answer") });
    const second = world.call({ onSettled: () => heard.push("second answer") });
    await arrival();

    world.far.notify("notifications/message", {});
    world.far.answer(world.far.request(1));
    world.far.ask("ping");
    world.far.notify("notifications/tools/list_changed");
    world.far.answer(world.far.request(0));
    await arrival();

    expect(heard).toEqual([
      "notifications/message",
      "second answer",
      "ping",
      "notifications/tools/list_changed",
      "first answer",
    ]);
    expect([first, second].map(({ call }) => call.outcome)).toEqual([completed(), completed()]);
  });
});

describe("notification handlers", () => {
  /** A handler that works on each notification until it is told to finish the oldest. */
  function slowHandler(isSlow: (method: string) => boolean) {
    const begun: unknown[] = [];
    const finish: (() => void)[] = [];
    const onNotification = ({ method, params }: Request): void | Promise<void> => {
      begun.push(params?.["n"] ?? method);
      if (!isSlow(method)) return undefined;
      return new Promise((resolve) => {
        finish.push(resolve);
      });
    };
    return { begun, finish, onNotification };
  }

  test("that work on delay only later notifications of their method, and no answer", async () => {
    const { begun, finish, onNotification } = slowHandler((method) => method === "slow");
    const world = new World({ onNotification });
    const { log } = world.call();
    await arrival();

    for (const n of [1, 2, 3]) world.far.notify("slow", { n });
    world.far.notify("quick", { n: 4 });
    world.far.answer(world.far.request());
    await arrival();
    expect(begun).toEqual([1, 4]);
    expect(log).toEqual([completed()]);
    expect(world.peer.counts.waitingNotifications).toBe(2);
    finish[0]?.();
    await arrival();
    expect(begun).toEqual([1, 4, 2]);
    finish[1]?.();
    await arrival();
    finish[2]?.();
    await arrival();

    expect(begun).toEqual([1, 4, 2, 3]);
    world.expectNothingHeld();
  });

  test("that are at once done again once the queue is empty are called on the spot", async () => {
    const { begun, finish, onNotification } = slowHandler(() => begun.length < 2);
    const world = new World({ onNotification });
    for (const n of [1, 2]) world.far.notify("same", { n });
    await arrival();
    finish[0]?.();
    await arrival();

    world.far.notify("same", { n: 3 });
    await arrival();

    expect(begun).toEqual([1, 2, 3]);
    world.expectNothingHeld();
  });

  test("have a queue with a limit; what is past it is dropped and reported", async () => {
    const { begun, finish, onNotification } = slowHandler(() => true);
    const world = new World({ onNotification, limits: { waitingNotifications: 2 } });

    for (const n of [1, 2, 3, 4]) world.far.notify("slow", { n });
    await arrival();
    expect(world.events).toEqual([{ type: "notification.dropped", method: "slow", limit: 2 }]);
    for (const at of [0, 1, 2]) {
      finish[at]?.();
      await arrival();
    }

    expect(begun).toEqual([1, 2, 3]);
    world.expectNothingHeld();
  });

  test("of more methods than anybody has are dropped as well, while as many are worked on", async () => {
    const { begun, finish, onNotification } = slowHandler(() => true);
    const world = new World({ onNotification });

    for (let n = 1; n <= 65; n += 1) world.far.notify(`method-${n}`, { n });
    await arrival();
    expect(begun).toHaveLength(64);
    expect(world.events).toEqual([
      { type: "notification.dropped", method: "method-65", limit: 64 },
    ]);

    finish[0]?.();
    await arrival();
    world.far.notify("method-65", { n: 65 });
    await arrival();
    expect(begun.at(-1)).toBe(65);
  });

  test("may call the peer and wait for it, while another call is in flight (case 68)", async () => {
    const listed: unknown[] = [];
    const world = new World({
      onNotification: () =>
        new Promise((resolve) => {
          world.peer.call(
            { method: "tools/list" },
            {
              onSettled: (outcome) => {
                listed.push(outcome);
                resolve();
              },
            },
          );
        }),
    });
    const { log } = world.call();
    await arrival();

    world.far.notify("notifications/tools/list_changed");
    await arrival();
    const [pending, list] = world.far.requests;
    if (pending === undefined || list === undefined) throw new Error("Two requests are expected");
    world.far.answer(list, { tools: [] });
    await arrival();
    expect(listed).toEqual([completed({ tools: [] })]);
    world.far.answer(pending);
    await arrival();

    expect(log).toEqual([completed()]);
    world.expectNothingHeld();
  });

  test("hear what belongs to a call but is no progress", async () => {
    const world = new World();
    world.call();
    await arrival();

    const { id } = world.far.request();
    world.far.notify("notifications/progress", { progressToken: id, progress: "half" });
    await arrival();

    expect(world.notified).toEqual(["notifications/progress"]);
  });
});

test("notifications of ours leave at once, and not without a link", async () => {
  const world = new World({ connected: false });
  const notification = { jsonrpc: "2.0", method: "notifications/roots/list_changed" } as const;

  expect(world.peer.notify(notification)).toBe(false);
  world.connect();
  expect(world.peer.notify(notification)).toBe(true);
  await arrival();

  expect(world.far.heard).toEqual([notification]);
});

import { describe, expect, test } from "vitest";
import { NOTHING_HELD } from "../../machine/test/peer/nothing-held.ts";
import type { FarServer } from "./far-server.ts";
import { arrival, openClient } from "./open-client.ts";

const UNTIL_TOLD = { supervision: { initialDelay: 1000, jitter: "none" } } as const;

describe("closing", () => {
  test("ends an idle client and its wire, as often as it is asked", async () => {
    await using world = await openClient();

    await Promise.all([world.client.close(), world.client.close("again")]);
    await world.client.close();

    expect(world.client.state).toBe("closed");
    expect(world.far.isOver).toBe(true);
    expect(world.clock.pending).toBe(0);
  });

  test("lets a call in flight end, and refuses one that is made meanwhile", async () => {
    await using world = await openClient();
    const before = world.client.callTool("before");
    await arrival();

    const closing = world.client.close("done for today");
    const after = world.client.callTool("after");
    expect(after.outcome).toEqual({
      status: "refused",
      cause: "The client was closed: done for today",
    });
    world.far.give(world.far.request(), "Hello");

    expect((await before).content).toHaveLength(1);
    await closing;
    expect(world.far.requests.map(({ params }) => params?.["name"])).toEqual(["before"]);
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });

  test("gives a call in flight the drain time-out, and then up", async () => {
    await using world = await openClient({ timeouts: { drainTimeout: 200 } });
    const call = world.client.callTool("slow");
    await arrival();
    const closing = world.client.close();

    world.clock.advance(199);
    expect(call.state).toBe("pending");
    world.clock.advance(1);
    await closing;

    expect(call.outcome).toEqual({ status: "lost", cause: "This side closed the channel" });
    expect(world.client.counts).toEqual(NOTHING_HELD);
    expect(world.clock.pending).toBe(0);
  });

  test("refuses a call that waits for a connection, without waiting itself", async () => {
    await using world = await openClient(UNTIL_TOLD);
    world.far.leave();
    await arrival();
    const call = world.client.callTool("waiting");
    expect(call.state).toBe("queued");

    await world.client.close("bored");

    await expect(call).rejects.toMatchObject({
      outcome: "refused",
      message: "The client was closed: bored",
    });
    expect(world.client.state).toBe("closed");
    expect(world.fars).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
  });

  test("refuses every later call at once (case 28)", async () => {
    await using world = await openClient();
    await world.client.close();
    const calls = [
      world.client.callTool("a"),
      world.client.ping(),
      world.client.request({ method: "x" }),
    ];

    for (const call of calls) {
      await expect(call).rejects.toMatchObject({
        outcome: "refused",
        message: "The client was closed",
      });
    }
    await expect(world.client.listTools()).rejects.toMatchObject({ outcome: "refused" });
  });

  test("completes the views of the client", async () => {
    await using world = await openClient();
    const states: string[] = [];
    let isComplete = false;
    world.client.state$.subscribe({
      next: (state) => states.push(state),
      complete: () => {
        isComplete = true;
      },
    });

    await world.client.close();

    expect(states).toEqual(["ready", "draining", "closed"]);
    expect(isComplete).toBe(true);
  });
});

describe("a connection that is given up", () => {
  test("refuses what waits and what comes later, with the cause (case 28)", async () => {
    let openings = 0;
    const dieTheSecondTime = (_: unknown, far: FarServer) => {
      openings += 1;
      if (openings > 1) far.leave();
      return openings > 1;
    };
    await using world = await openClient({
      supervision: { maxAttempts: 1, initialDelay: 1000, jitter: "none" },
      far: { onOpening: dieTheSecondTime },
    });
    const flying = world.client.callTool("flying");
    await arrival();
    world.far.leave();
    await arrival();
    const waiting = world.client.callTool("waiting");

    world.clock.advance(1000);
    await arrival();
    const later = world.client.callTool("later");

    const cause = "Gave up after 1 attempt to reconnect: The peer closed the channel";
    expect(flying.outcome?.status).toBe("lost");
    expect(waiting.outcome).toEqual({ status: "refused", cause });
    expect(later.outcome).toEqual({ status: "refused", cause });
    expect(world.client.state).toBe("failed");
    expect(world.client.counts).toEqual(NOTHING_HELD);
    expect(world.clock.pending).toBe(0);
    await world.client.close();
  });

  test("is the end of a channel that cannot be dialled again", async () => {
    await using world = await openClient({ supervision: { restart: "never" } });
    world.far.leave();
    await arrival();

    await expect(world.client.callTool("later")).rejects.toMatchObject({
      outcome: "refused",
      message: "The peer closed the connection",
    });
  });
});

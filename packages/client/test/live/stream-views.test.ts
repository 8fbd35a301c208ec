import type { JsonRpcRequest } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import type { FarServer } from "../far-server.ts";
import { arrival, type FarWorld, NOTHING_HELD, openClient } from "../open-client.ts";
import { giveText, giveTool, methods, newest, openViews, reconnect, show } from "./showing.ts";

const REVISION = "2026-07-28";
const LISTEN = "subscriptions/listen";
const LIST_CHANGED = "notifications/tools/list_changed";

const listens = (world: FarWorld) => world.far.asked(LISTEN);
const filters = (world: FarWorld) => listens(world).map(({ params }) => params?.["notifications"]);
const cancelled = (world: FarWorld) =>
  world.far.notifications
    .filter(({ method }) => method === "notifications/cancelled")
    .map(({ params }) => params?.["requestId"]);

async function acknowledged(world: FarWorld): Promise<void> {
  world.far.acknowledge(newest(world, LISTEN));
  await arrival();
}

/** A client that shows its tools, and what was shown. */
async function showingTools() {
  const world = await openViews(REVISION);
  const shown = show(world.client.tools$);
  await arrival();
  await acknowledged(world);
  await giveTool(world, "a");
  return Object.assign(world, { shown });
}

describe("all live views share one stream of changes", () => {
  test("whose filter is what they show, gathered from one tick", async () => {
    await using world = await openViews(REVISION);
    show(world.client.tools$);
    show(world.client.resources$);
    show(world.client.resourceTemplates$);
    show(world.client.resource$("file:///b"));
    show(world.client.resource$("file:///a"));
    await arrival();

    expect(filters(world)).toEqual([
      {
        toolsListChanged: true,
        resourcesListChanged: true,
        resourceSubscriptions: ["file:///a", "file:///b"],
      },
    ]);
  });

  test("and are read once it is acknowledged, and again after each change", async () => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    expect(methods(world)).toEqual([LISTEN]);
    await acknowledged(world);
    await giveTool(world, "a");
    world.far.tell(newest(world, LISTEN), LIST_CHANGED);
    world.far.tell(newest(world, LISTEN), LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");

    expect(values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
    expect(world.events.filter(({ type }) => type === "notification.received")).toHaveLength(2);
    expect(world.client.counts).toEqual({ ...NOTHING_HELD, exchanges: 1 });
  });

  test("the next stream stands before the one before it is left, and all is read again", async () => {
    await using world = await showingTools();
    const resource = show(world.client.resource$("file:///a"));
    await arrival();
    const [first, second] = listens(world);
    expect(second?.params).toMatchObject({
      notifications: { toolsListChanged: true, resourceSubscriptions: ["file:///a"] },
    });
    expect(cancelled(world)).toEqual([]);
    if (first !== undefined) world.far.tell(first, LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");
    await acknowledged(world);

    expect(cancelled(world)).toEqual([first?.id]);
    await giveText(world, "A");
    await giveTool(world, "c");
    expect(resource.values).toHaveLength(1);
    expect(world.shown.values).toEqual([[{ name: "a" }], [{ name: "b" }], [{ name: "c" }]]);
  });

  test("one that is not acknowledged yet makes room for its successor", async () => {
    await using world = await openViews(REVISION);
    show(world.client.tools$);
    await arrival();
    show(world.client.prompts$);
    await arrival();
    const [first, second] = listens(world);

    expect(cancelled(world)).toEqual([first?.id]);
    expect(second?.params).toMatchObject({
      notifications: { toolsListChanged: true, promptsListChanged: true },
    });
  });

  test("and the last to leave takes the stream along", async () => {
    await using world = await showingTools();
    world.shown.unsubscribe();
    await arrival();

    expect(cancelled(world)).toEqual([newest(world, LISTEN).id]);
    expect(world.clock.pending).toBe(0);
  });

  test("leaving and coming in one tick leaves it as it is", async () => {
    await using world = await showingTools();
    world.shown.unsubscribe();
    const again = show(world.client.tools$);
    await arrival();
    await giveTool(world, "b");

    expect(listens(world)).toHaveLength(1);
    expect(again.values).toEqual([[{ name: "b" }]]);
  });

  test("a stream has no time limit, and holds no process", async () => {
    await using world = await showingTools();
    world.clock.advance(24 * 3_600_000);
    world.far.tell(newest(world, LISTEN), LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");

    expect(world.shown.values).toHaveLength(2);
    expect(world.clock.pending).toBe(0);
  });

  test("closing does not wait for it", async () => {
    const world = await showingTools();
    const closing = world.client.close();
    await arrival();

    expect(world.client.state).toBe("closed");
    await closing;
    expect(world.shown.values.at(-1)).toBe("complete");
    expect(world.clock.pending).toBe(0);
  });

  test("where the server tells of nothing there is no stream, and views are read at once", async () => {
    await using world = await openClient({
      far: { capabilities: { tools: {}, resources: { listChanged: true } } },
    });
    show(world.client.tools$);
    show(world.client.resource$("file:///a"));
    await arrival();

    expect(methods(world)).toEqual(["tools/list", "resources/read"]);
  });
});

describe("ids are exact in type (case 105)", () => {
  test("a notification goes to the stream it names, and to no other", async () => {
    await using world = await showingTools();
    const { id } = newest(world, LISTEN);
    const key = "io.modelcontextprotocol/subscriptionId";
    world.far.notify(LIST_CHANGED, { _meta: { [key]: `${id}` } });
    world.far.notify(LIST_CHANGED, { _meta: { [key]: Number(id) + 100 } });
    await arrival();
    expect(world.far.asked("tools/list")).toHaveLength(1);
    world.far.notify(LIST_CHANGED, { _meta: { [key]: id } });
    await arrival();

    expect(world.far.asked("tools/list")).toHaveLength(2);
    expect(world.happened.filter((type) => type === "message.stray")).toHaveLength(2);
  });

  test("a cancel ends the stream it names, and no other", async () => {
    await using world = await showingTools();
    const { id } = newest(world, LISTEN);
    world.far.notify("notifications/cancelled", { requestId: `${id}` });
    await arrival();
    expect(world.happened).not.toContain("subscription.lost");
    world.far.notify("notifications/cancelled", { requestId: id });
    await arrival();

    expect(world.events).toContainEqual({
      type: "subscription.lost",
      cause: "Server cancelled the stream of changes",
      retried: true,
    });
  });
});

describe("a stream that ends is opened again, later each time (case 104)", () => {
  test.each<[how: string, cause: string, end: (world: FarWorld) => void]>([
    [
      "with a result",
      "Server ended the stream of changes",
      ({ far }) => far.answer(far.asked(LISTEN)[0] ?? far.request()),
    ],
    [
      "with a cancel and a result",
      "Server cancelled the stream of changes",
      ({ far }) => {
        const request = far.asked(LISTEN)[0] ?? far.request();
        far.notify("notifications/cancelled", { requestId: request.id });
        far.answer(request);
      },
    ],
    [
      "with an error",
      "Server refused the stream of changes: -32603 Broken",
      ({ far }) =>
        far.fail(far.asked(LISTEN)[0] ?? far.request(), { code: -32_603, message: "Broken" }),
    ],
  ])("%s", async (_how, cause, end) => {
    await using world = await showingTools();
    end(world);
    await arrival();
    expect(world.events).toContainEqual({ type: "subscription.lost", cause, retried: true });
    world.clock.advance(99);
    await arrival();
    expect(listens(world)).toHaveLength(1);
    world.clock.advance(1);
    await arrival();
    await acknowledged(world);
    await giveTool(world, "b");

    expect(filters(world)).toEqual([{ toolsListChanged: true }, { toolsListChanged: true }]);
    expect(world.shown.values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
  });

  test("the waits grow until a stream has stood for a while", async () => {
    await using world = await showingTools();
    const waits: number[] = [];
    const endAndWait = async (): Promise<number> => {
      const before = listens(world).length;
      world.far.answer(newest(world, LISTEN));
      await arrival();
      for (let wait = 100; ; wait += 100) {
        world.clock.advance(100);
        await arrival();
        if (listens(world).length > before) return wait;
      }
    };
    for (let at = 0; at < 3; at += 1) {
      waits.push(await endAndWait());
      await acknowledged(world);
    }
    world.clock.advance(30_000);
    waits.push(await endAndWait());

    expect(waits).toEqual([100, 200, 400, 100]);
  });

  test("what is wanted meanwhile is in the next filter, and is read without waiting", async () => {
    await using world = await showingTools();
    world.far.answer(newest(world, LISTEN));
    await arrival();
    show(world.client.resource$("file:///a"));
    await arrival();
    expect(methods(world).at(-1)).toBe("resources/read");
    expect(listens(world)).toHaveLength(1);
    world.clock.advance(100);
    await arrival();

    expect(filters(world).at(-1)).toEqual({
      toolsListChanged: true,
      resourceSubscriptions: ["file:///a"],
    });
  });

  test("nobody looks any more: it stays away", async () => {
    await using world = await showingTools();
    world.far.answer(newest(world, LISTEN));
    await arrival();
    world.shown.unsubscribe();
    await arrival();
    world.clock.advance(60_000);
    await arrival();

    expect(listens(world)).toHaveLength(1);
  });

  test("while its successor is refused, the one before goes on", async () => {
    await using world = await showingTools();
    const [first] = listens(world);
    show(world.client.prompts$);
    await arrival();
    world.far.fail(newest(world, LISTEN), { code: -32_603, message: "Busy" });
    await arrival();
    if (first !== undefined) world.far.tell(first, LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");

    expect(world.shown.values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
    expect(cancelled(world)).toEqual([]);
  });
});

describe("a stream that is refused for good is not asked for again", () => {
  test.each<[how: string, cause: string, answer: (world: FarWorld) => void]>([
    [
      "a bare result without an acknowledgement (case 103)",
      "Server answered subscriptions/listen without acknowledging it",
      ({ far }) => far.answer(far.request()),
    ],
    [
      "no such method",
      "Server refused the stream of changes: -32601 Method not found",
      ({ far }) => far.fail(far.request(), { code: -32_601, message: "Method not found" }),
    ],
  ])("%s", async (_how, cause, answer) => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    answer(world);
    await arrival();
    expect(world.events).toContainEqual({ type: "subscription.lost", cause, retried: false });
    await giveTool(world, "a");
    world.clock.advance(3_600_000);
    await arrival();

    expect(values).toEqual([[{ name: "a" }]]);
    expect(listens(world)).toHaveLength(1);
  });

  test("silence is waited for a minute, and then views are read without it", async () => {
    await using world = await openViews(REVISION);
    show(world.client.tools$);
    await arrival();
    world.clock.advance(60_000);
    await arrival();

    expect(methods(world)).toEqual([LISTEN, "tools/list"]);
    expect(cancelled(world)).toEqual([newest(world, LISTEN).id]);
    expect(world.events).toContainEqual({
      type: "subscription.lost",
      cause: "Stream of changes was not acknowledged in time",
      retried: true,
    });
  });
});

describe("after a reconnect", () => {
  test("the stream is asked for before a call that waits leaves, and everything is read again", async () => {
    await using world = await showingTools();
    world.far.leave();
    await arrival();
    world.client.callTool("waits");
    world.clock.advance(100);
    await arrival();

    expect(methods(world)).toEqual([LISTEN, "tools/call"]);
    await acknowledged(world);
    await giveTool(world, "b");
    expect(world.shown.values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
    expect(world.events).toContainEqual(
      expect.objectContaining({ type: "subscription.lost", retried: true }),
    );
  });

  test("what the server does not tell of is read again as well", async () => {
    await using world = await openViews(REVISION, { far: { capabilities: { tools: {} } } });
    const { values } = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");
    await reconnect(world);
    await giveTool(world, "b");

    expect(values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
  });

  test("a reconnect to a server with sessions is followed in its way", async () => {
    let hasSessions = false;
    const onOpening = (request: JsonRpcRequest, far: FarServer) => {
      if (!hasSessions || request.method !== "server/discover") return false;
      far.fail(request, { code: -32_601, message: "Method not found" });
      return true;
    };
    await using world = await openViews(REVISION, { far: { onOpening } });
    const { values } = show(world.client.resource$("file:///a"));
    await arrival();
    await acknowledged(world);
    await giveText(world, "A");
    hasSessions = true;
    await reconnect(world);

    expect(world.client.server.era).toBe("legacy");
    expect(methods(world)).toEqual(["resources/subscribe"]);
    world.far.answer(world.far.request());
    await arrival();
    await giveText(world, "B");
    expect(values).toHaveLength(2);
  });
});

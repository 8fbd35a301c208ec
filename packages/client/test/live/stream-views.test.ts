import { describe, expect, test } from "vitest";
import { NOTHING_HELD } from "../../../machine/test/peer/nothing-held.ts";
import { arrival, openClient } from "../open-client.ts";
import { giveText, giveTool, methods, newest, openViews, show } from "./showing.ts";
import {
  acknowledged,
  cancelled,
  filters,
  LIST_CHANGED,
  LISTEN,
  listens,
  REVISION,
  showingTools,
} from "./streaming.ts";

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

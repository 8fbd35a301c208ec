import { describe, expect, test } from "vitest";
import { NOTHING_HELD } from "../../../machine/test/peer/nothing-held.ts";
import { arrival, openClient } from "../open-client.ts";
import { giveTool, methods, newest, openViews, reconnect, show } from "./showing.ts";

const REVISION = "2025-11-25";
const LIST_CHANGED = "notifications/tools/list_changed";

describe("a live list in a session", () => {
  test("is read when it is looked at, and again after each change", async () => {
    await using world = await openViews(REVISION);
    expect(world.far.requests).toEqual([]);
    const { values } = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");
    world.far.notify(LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");

    expect(values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
  });

  test("is shared, and shows the last value to whoever comes late", async () => {
    await using world = await openViews(REVISION);
    const first = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");
    const second = show(world.client.tools$);
    expect(second.values).toEqual([[{ name: "a" }]]);
    first.unsubscribe();
    world.far.notify(LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");

    expect(second.values).toHaveLength(2);
    expect(methods(world)).toEqual(["tools/list", "tools/list"]);
  });

  test("is read once for the changes of a tick, and once more for those while it is read", async () => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");
    for (let at = 0; at < 5; at += 1) world.far.notify(LIST_CHANGED);
    await arrival();
    expect(methods(world)).toHaveLength(2);
    for (let at = 0; at < 5; at += 1) world.far.notify(LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");
    expect(methods(world)).toHaveLength(3);
    await giveTool(world, "c");

    expect(values).toEqual([[{ name: "a" }], [{ name: "b" }], [{ name: "c" }]]);
  });

  test("that nobody looks at is read no more, and a reading under way is given up", async () => {
    await using world = await openViews(REVISION);
    const shown = show(world.client.tools$);
    await arrival();
    shown.unsubscribe();
    world.far.notify(LIST_CHANGED);
    await arrival();

    expect(methods(world)).toEqual(["tools/list"]);
    expect(world.far.notifications.at(-1)?.method).toBe("notifications/cancelled");
    expect(world.client.counts).toEqual(NOTHING_HELD);
  });

  test("is empty where the server has no such things, and nothing is asked", async () => {
    await using world = await openClient({ far: { revision: REVISION } });
    const { values } = show(world.client.prompts$);
    await arrival();

    expect(values).toEqual([[]]);
    expect(world.far.requests).toEqual([]);
  });

  test.each([
    ["resources$", "resources/list", "resources"],
    ["resourceTemplates$", "resources/templates/list", "resourceTemplates"],
    ["prompts$", "prompts/list", "prompts"],
  ] as const)("%s shows %s", async (view, method, field) => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client[view]);
    await arrival();
    world.far.answer(newest(world, method), { [field]: [] });
    await arrival();
    const list = view === "prompts$" ? "prompts" : "resources";
    world.far.notify(`notifications/${list}/list_changed`);
    await arrival();

    expect(values).toEqual([[]]);
    expect(methods(world)).toEqual([method, method]);
  });
});

describe("what goes wrong with a live list", () => {
  const failure = { code: -32_603, message: "Broken" };

  test("at first is its subscriber's, and looking again reads again", async () => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    world.far.fail(newest(world, "tools/list"), failure);
    await arrival();
    expect(values).toEqual(["Broken"]);
    const again = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");

    expect(again.values).toEqual([[{ name: "a" }]]);
  });

  test("later is an event, and the list lives on", async () => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");
    world.far.notify(LIST_CHANGED);
    await arrival();
    world.far.fail(newest(world, "tools/list"), failure);
    await arrival();
    world.far.notify(LIST_CHANGED);
    await arrival();
    await giveTool(world, "b");

    expect(values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
    expect(world.events).toContainEqual({
      type: "view.failed",
      view: "tools",
      error: expect.objectContaining({ message: "Broken" }),
    });
  });

  test("because the connection was lost is mended by the next one", async () => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    await reconnect(world);
    await giveTool(world, "a");

    expect(values).toEqual([[{ name: "a" }]]);
  });

  test("ends with the client", async () => {
    const world = await openViews(REVISION);
    const { values } = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");
    await world[Symbol.asyncDispose]();
    const late = show(world.client.tools$);

    expect(values).toEqual([[{ name: "a" }], "complete"]);
    expect(late.values).toEqual(["complete"]);
  });
});

import { describe, expect, test } from "vitest";
import { arrival, openClient } from "../open-client.ts";
import { giveText, giveTool, methods, newest, openViews, show } from "./showing.ts";

const REVISION = "2025-11-25";
const UPDATED = "notifications/resources/updated";

describe("a live resource in a session", () => {
  const uri = "file:///a";

  test("is subscribed to, then read, and read again after an update", async () => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.resource$(uri));
    await arrival();
    expect(methods(world)).toEqual(["resources/subscribe"]);
    world.far.answer(world.far.request());
    await arrival();
    await giveText(world, "A");
    world.far.notify(UPDATED, { uri });
    world.far.notify(UPDATED, { uri: "file:///other" });
    await arrival();
    await giveText(world, "B");

    expect(values).toMatchObject([{ contents: [{ text: "A" }] }, { contents: [{ text: "B" }] }]);
    expect(world.far.asked("resources/read")).toHaveLength(2);
  });

  test("has one subscription for all who look, until the last one leaves", async () => {
    await using world = await openViews(REVISION);
    const [one, two] = [show(world.client.resource$(uri)), show(world.client.resource$(uri))];
    await arrival();
    world.far.answer(world.far.request());
    await arrival();
    await giveText(world, "A");
    one.unsubscribe();
    await arrival();
    expect(world.far.asked("resources/unsubscribe")).toEqual([]);
    two.unsubscribe();
    await arrival();

    expect(methods(world)).toEqual([
      "resources/subscribe",
      "resources/read",
      "resources/unsubscribe",
    ]);
    expect(newest(world, "resources/unsubscribe").params).toMatchObject({ uri });
  });

  test("that is left and looked at again in one tick keeps its subscription, and is read again", async () => {
    await using world = await openViews(REVISION);
    const first = show(world.client.resource$(uri));
    await arrival();
    world.far.answer(world.far.request());
    await arrival();
    await giveText(world, "A");
    first.unsubscribe();
    const second = show(world.client.resource$(uri));
    await arrival();
    await giveText(world, "B");

    expect(second.values).toMatchObject([{ contents: [{ text: "B" }] }]);
    expect(methods(world)).toEqual(["resources/subscribe", "resources/read", "resources/read"]);
  });

  test("is read without a subscription where there is none", async () => {
    await using world = await openClient({
      far: { revision: REVISION, capabilities: { resources: {} } },
    });
    show(world.client.resource$(uri));
    await arrival();

    expect(methods(world)).toEqual(["resources/read"]);
  });

  test("is read although its subscription was refused, which is an event", async () => {
    await using world = await openViews(REVISION);
    const { values } = show(world.client.resource$(uri));
    await arrival();
    world.far.fail(world.far.request(), { code: -32_002, message: "Not found" });
    await arrival();
    await giveText(world, "A");

    expect(values).toHaveLength(1);
    expect(world.events).toContainEqual({
      type: "upkeep.failed",
      method: "resources/subscribe",
      error: expect.objectContaining({ message: "Not found" }),
    });
  });
});

describe("after a reconnect", () => {
  test("subscriptions stand before a call that waits leaves, and everything is read again", async () => {
    await using world = await openViews(REVISION);
    const resource = show(world.client.resource$("file:///a"));
    await arrival();
    world.far.answer(world.far.request());
    await arrival();
    await giveText(world, "A");
    const tools = show(world.client.tools$);
    await arrival();
    await giveTool(world, "a");
    world.far.leave();
    await arrival();
    world.client.callTool("waits");
    world.clock.advance(100);
    await arrival();
    expect(methods(world)).toEqual(["resources/subscribe"]);
    world.far.answer(world.far.request());
    await arrival();

    expect(methods(world)).toEqual([
      "resources/subscribe",
      "tools/call",
      "resources/read",
      "tools/list",
    ]);
    await giveText(world, "B");
    await giveTool(world, "b");
    expect(resource.values).toHaveLength(2);
    expect(tools.values).toEqual([[{ name: "a" }], [{ name: "b" }]]);
  });

  test("a subscription that is never answered holds up no call for more than five seconds", async () => {
    await using world = await openViews(REVISION);
    show(world.client.resource$("file:///a"));
    await arrival();
    world.far.answer(world.far.request());
    await arrival();
    await giveText(world, "A");
    world.far.leave();
    await arrival();
    world.client.callTool("waits");
    world.clock.advance(100);
    await arrival();

    world.clock.advance(5_000);
    await arrival();

    expect(methods(world)).toEqual(["resources/subscribe", "tools/call", "resources/read"]);
  });

  test("a resource that came to be looked at meanwhile is subscribed to once", async () => {
    await using world = await openViews(REVISION);
    world.far.leave();
    await arrival();
    show(world.client.resource$("file:///a"));
    world.clock.advance(100);
    await arrival();
    world.far.answer(world.far.request());
    await arrival();

    expect(methods(world)).toEqual(["resources/subscribe", "resources/read"]);
  });
});

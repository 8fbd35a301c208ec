import type { JsonRpcRequest } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import type { FarServer } from "../far-server.ts";
import { arrival } from "../open-client.ts";
import { giveText, giveTool, methods, openViews, reconnect, show } from "./showing.ts";
import { acknowledged, LISTEN, REVISION, showingTools } from "./streaming.ts";

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

import type { Inspect } from "@mcp-actors/machine";
import { expect, test } from "vitest";
import { arrival, openClient } from "../open-client.ts";
import { EVERYTHING, giveTool, methods, openViews, show } from "./showing.ts";

test("no subscription lives before somebody looks at a view", async () => {
  const actors: unknown[] = [];
  const inspect: Inspect = ({ type, actorRef }) => {
    if (type === "@xstate.actor") actors.push(Reflect.get(Reflect.get(actorRef, "logic"), "id"));
  };
  await using world = await openClient({
    inspect,
    far: { revision: "2026-07-28", capabilities: EVERYTHING },
  });
  await arrival();
  expect(actors).not.toContain("subscription");

  show(world.client.tools$);
  await arrival();

  expect(actors).toContain("subscription");
});

test("a view that is left before its code is there reads nothing", async () => {
  await using world = await openViews("2025-11-25");

  show(world.client.tools$).unsubscribe();
  await arrival();

  expect(methods(world)).not.toContain("tools/list");
});

test("a view that is looked at once more shows what it showed at once", async () => {
  await using world = await openViews("2025-11-25");
  show(world.client.tools$);
  await arrival();
  await giveTool(world, "one");

  expect(show(world.client.tools$).values).toEqual([[{ name: "one" }]]);
});

test("a view that is first looked at after the end is complete and asks nothing", async () => {
  await using world = await openViews("2025-11-25");
  const { client } = world;
  await client.close();

  const { values } = show(client.tools$);
  await arrival();

  expect(values).toEqual(["complete"]);
  expect(methods(world)).not.toContain("tools/list");
});

import { describe, expect, test } from "vitest";
import { arrival, openClient } from "../open-client.ts";

const home = { uri: "file:///home", name: "Home" };
const work = { uri: "file:///work" };

describe("roots that are set anew", () => {
  test("are told of in a session, and are what a server is answered with", async () => {
    await using world = await openClient({ roots: [home], far: { revision: "2025-11-25" } });
    world.client.setRoots([work]);
    world.far.ask(1, "roots/list");
    await arrival();

    expect(world.far.notifications.map(({ method }) => method)).toEqual([
      "notifications/initialized",
      "notifications/roots/list_changed",
    ]);
    expect(world.far.answers).toMatchObject([{ id: 1, result: { roots: [work] } }]);
  });

  test("may be a function", async () => {
    await using world = await openClient({ roots: [home], far: { revision: "2025-11-25" } });
    world.client.setRoots(() => [work, home]);
    world.far.ask(1, "roots/list");
    await arrival();

    expect(world.far.answers).toMatchObject([{ result: { roots: [work, home] } }]);
  });

  test("are told of nowhere else", async () => {
    await using world = await openClient({ roots: [home] });
    world.client.setRoots([work]);
    await arrival();

    expect(world.far.notifications).toEqual([]);
  });

  test("are refused where one is no place, and stay what they were", async () => {
    await using world = await openClient({ roots: [home], far: { revision: "2025-11-25" } });

    expect(() => world.client.setRoots([work, { uri: "home" }])).toThrow(
      'Root 2 must be { uri: "file:///…" }, not one whose uri is "home"',
    );
    world.far.ask(1, "roots/list");
    await arrival();
    expect(world.far.answers).toMatchObject([{ result: { roots: [home] } }]);
  });

  test("are refused where the server was told that there are none", async () => {
    await using world = await openClient();

    expect(() => world.client.setRoots([work])).toThrow(
      "Roots cannot be set on a client that was connected without any",
    );
  });
});

import type { LoggingLevel } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { methods } from "./live/showing.ts";
import { arrival, openClient } from "./open-client.ts";

const KEY = "io.modelcontextprotocol/logLevel";

describe("a level", () => {
  test("is said with every request where there is no session", async () => {
    await using world = await openClient();
    world.client.callTool("before");
    await world.client.setLogLevel("warning");
    world.client.callTool("after", undefined, { _meta: { "x/trace": "t1" } });
    world.client.readResource("file:///a");
    await arrival();
    const levels = world.far.requests.map(({ params }) => params?._meta?.[KEY]);

    expect(levels).toEqual([undefined, "warning", "warning"]);
    expect(world.far.asked("logging/setLevel")).toEqual([]);
  });

  test("is set where there is one, and no request bears it", async () => {
    await using world = await openClient({ far: { revision: "2025-11-25" } });
    const setting = world.client.setLogLevel("warning");
    await arrival();
    const request = world.far.request();
    world.far.answer(request);
    await setting;
    world.client.callTool("after");
    await arrival();

    expect(request).toMatchObject({ method: "logging/setLevel", params: { level: "warning" } });
    expect(world.far.request().params?._meta).not.toHaveProperty([KEY]);
  });

  test("that the server refuses is an error", async () => {
    await using world = await openClient({ far: { revision: "2025-11-25" } });
    const setting = world.client.setLogLevel("debug");
    await arrival();
    world.far.fail(world.far.request(), { code: -32_601, message: "Method not found" });

    await expect(setting).rejects.toThrow("Method not found");
  });

  test("that is none is refused before anything is sent", async () => {
    await using world = await openClient({ far: { revision: "2025-11-25" } });

    await expect(world.client.setLogLevel("loud" as LoggingLevel)).rejects.toThrow(
      "Level must be one of debug, info, notice, warning, error, critical, alert, emergency, not loud",
    );
    expect(world.far.requests).toEqual([]);
  });
});

describe("after a reconnect", () => {
  const supervision = { initialDelay: 100, jitter: "none" } as const;

  /** A client that set its level, lost its server, found it again, and has a call that waits. */
  async function reconnected() {
    const world = await openClient({ supervision, far: { revision: "2025-11-25" } });
    const setting = world.client.setLogLevel("error");
    await arrival();
    world.far.answer(world.far.request());
    await setting;
    world.far.leave();
    await arrival();
    world.client.callTool("waits");
    world.clock.advance(100);
    await arrival();
    return world;
  }

  test.each([
    ["granted", {}],
    ["refused", { code: -32_603, message: "No" }],
  ])("a level is set before a call that waits leaves, be it %s", async (outcome, error) => {
    await using world = await reconnected();
    const [restoring, ...others] = world.far.requests;

    expect(restoring).toMatchObject({ method: "logging/setLevel", params: { level: "error" } });
    expect(others).toEqual([]);
    if (outcome === "granted") world.far.answer(world.far.request());
    else world.far.fail(world.far.request(), error);
    await arrival();
    expect(world.far.request()).toMatchObject({ method: "tools/call", params: { name: "waits" } });
    expect(world.happened.includes("upkeep.failed")).toBe(outcome === "refused");
  });

  test("a level that is never answered holds up no call for more than five seconds", async () => {
    await using world = await reconnected();

    world.clock.advance(4_999);
    await arrival();
    expect(methods(world)).toEqual(["logging/setLevel"]);
    world.clock.advance(1);
    await arrival();

    expect(methods(world)).toEqual(["logging/setLevel", "tools/call"]);
    expect(world.far.notifications.at(-1)).toMatchObject({ method: "notifications/cancelled" });
    expect(world.happened).toContain("upkeep.failed");
  });

  test("a level is said with every request again", async () => {
    await using world = await openClient({ supervision });
    await world.client.setLogLevel("error");
    world.far.leave();
    await arrival();
    world.clock.advance(100);
    await arrival();
    world.client.callTool("after");
    await arrival();

    expect(world.far.requests).toMatchObject([{ params: { _meta: { [KEY]: "error" } } }]);
  });
});

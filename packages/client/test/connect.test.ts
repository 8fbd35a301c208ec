import { getEventListeners } from "node:events";
import { VirtualClock } from "@mcp-actors/machine/testing";
import type { Dialect, JsonRpcRequest } from "@mcp-actors/protocol";
import { memoryPair, multiplex, TransportError } from "@mcp-actors/transport";
import { NEVER, throwError } from "rxjs";
import { describe, expect, test } from "vitest";
import { type ConnectOptions, connect, type Target } from "../src/index.ts";
import { FarServer } from "./far-server.ts";
import { arrival, FarWorld, openClient } from "./open-client.ts";

describe("what can be connected to", () => {
  test("an open channel, once", async () => {
    const [near, distant] = memoryPair();
    const far = new FarServer(distant, {});
    await using client = await connect({ channel: near });
    far.leave();
    await arrival();

    expect(client.state).toBe("failed");
    await expect(client.ping()).rejects.toThrow("The peer closed the connection");
    await expect(connect({ channel: near })).rejects.toThrow(
      "The channel is over, and target { channel } or { port } is good for one",
    );
  });

  test("a value with a link, as a definition is", async () => {
    const definition = {
      link(dialect: Dialect) {
        const [near, distant] = memoryPair();
        new FarServer(distant, {});
        return multiplex(near, dialect);
      },
    };
    await using client = await connect(definition);

    expect(client.server.info.name).toBe("far");
  });

  test.each<[target: unknown, got: string]>([
    ["gopher://example.org/mcp", '"gopher://example.org/mcp"'],
    [new URL("gopher://example.org/mcp"), '"gopher://example.org/mcp"'],
    [undefined, "undefined"],
    [null, "object"],
    [{}, "object"],
    [{ command: 1 }, "object"],
    [{ attach: () => {}, serve: () => {} }, "a server: pass its definition"],
  ])("%j is no target, and the error says what is", async (target, got) => {
    await expect(connect(target as Target)).rejects.toThrow(
      new TypeError(
        `Target must be the URL of a server (http:, https:, ws:, wss:, tcp: or unix:), { command, args }, a definition, { port }, { channel } or { transport }, not ${got}`,
      ),
    );
  });

  test.each<[target: unknown, what: string]>([
    [{ command: "node", arg: ["server.mjs"] }, "arg of target, did you mean args"],
    [{ comand: "node", args: [] }, "comand of target, did you mean command"],
    [{ command: "node", shutdown: { eofGrase: 1 } }, "eofGrase of shutdown, did you mean eofGrace"],
    [{ prot: {} }, "prot of target, did you mean port"],
    [{ transports: {} }, "transports of target, did you mean transport"],
  ])("%j has a slip, and the error says what was meant", async (target, what) => {
    await expect(connect(target as Target)).rejects.toThrow(
      new TypeError(`Unknown option ${what}`),
    );
  });

  test("an era that is none is refused", async () => {
    const [channel] = memoryPair();

    await expect(connect({ channel }, { era: "2023-01-01" })).rejects.toThrow(RangeError);
  });
});

describe("what the two ends know of each other", () => {
  test.each([
    ["2026-07-28", "modern"],
    ["2025-11-25", "legacy"],
    ["2025-06-18", "legacy"],
    ["2025-03-26", "legacy"],
    ["2024-11-05", "legacy"],
  ])("the account of a server that speaks %s", async (revision, era) => {
    await using world = await openClient({ far: { revision } });

    expect(world.client.server).toEqual({
      info: { name: "far", version: "1.0.0" },
      capabilities: { tools: {} },
      instructions: "Be kind",
      revision,
      era,
    });
  });

  test.each<[what: string, options: ConnectOptions, name: string, capabilities: object]>([
    ["nothing in particular", {}, "mcp-actors", {}],
    [
      "a name and answers",
      { client: { name: "mine", version: "2.0.0" }, roots: [] },
      "mine",
      { roots: {} },
    ],
  ])("a client says %s of itself", async (_what, options, name, capabilities) => {
    await using world = await openClient({
      ...options,
      era: "legacy",
      far: { revision: "2025-06-18" },
    });

    expect(world.far.openings[0]?.params).toMatchObject({ clientInfo: { name }, capabilities });
    expect(world.far.notifications).toMatchObject([{ method: "notifications/initialized" }]);
  });

  test.each([
    ["2026-07-28", "server/discover"],
    ["2025-11-25", "ping"],
  ])("a sign of life is asked for in the way of %s", async (revision, method) => {
    await using world = await openClient({ far: { revision } });
    const call = world.client.ping();
    await arrival();
    const asked = world.far.heard.filter((message) => "method" in message).at(-1);
    if (method === "ping") world.far.answer(world.far.request());

    expect(asked).toMatchObject({ method });
    await call;
  });
});

describe("a connect that fails", () => {
  test("rejects with the cause of the dial, and holds nothing", async () => {
    const clock = new VirtualClock();
    const refused = new TransportError("unreachable", "Nobody there");
    const transport = throwError(() => refused);

    await expect(connect({ transport }, { clock })).rejects.toBe(refused);
    expect(clock.pending).toBe(0);
  });

  test("rejects when nothing is dialled in time", async () => {
    const clock = new VirtualClock();
    const connecting = connect({ transport: NEVER }, { clock });
    const rejected = expect(connecting).rejects.toThrow("No connection in 30 s");

    clock.advance(30_000);

    await rejected;
    expect(clock.pending).toBe(0);
  });
});

test.each([
  ["auto", "initialize", 3_000, 30_000],
  ["legacy", "initialize", 0, 30_000],
  ["modern", "server/discover", 0, 30_000],
])("a server that stays silent in era %s is a time-out that names %s", async (era, ...timing) => {
  const [method, probe, limit] = timing;
  const world = new FarWorld({ era, far: { onOpening: () => true } });
  const rejected = expect(world.opening).rejects.toMatchObject({
    name: "RequestError",
    outcome: "timedOut",
    code: -32_001,
    message: `No answer to ${method} in 30 s`,
  });
  await arrival();

  world.clock.advance(probe);
  await arrival();
  world.clock.advance(limit);
  await arrival();
  world.clock.advance(10_000);

  await rejected;
  expect(world.clock.pending).toBe(0);
});

describe("a signal", () => {
  test("that is aborted already dials nothing (case 54)", async () => {
    const world = new FarWorld({ signal: AbortSignal.abort("too late") });

    await expect(world.opening).rejects.toBe("too late");
    expect(world.fars).toEqual([]);
  });

  test("that is aborted before the code of its answers is there dials nothing", async () => {
    const controller = new AbortController();
    const world = new FarWorld({ signal: controller.signal, roots: [] });

    controller.abort("too late");

    await expect(world.opening).rejects.toBe("too late");
    expect(world.fars).toEqual([]);
  });

  test("ends a dial under way, with its reason", async () => {
    const clock = new VirtualClock();
    const controller = new AbortController();
    const connecting = connect({ transport: NEVER }, { clock, signal: controller.signal });

    controller.abort("bored");

    await expect(connecting).rejects.toBe("bored");
    expect(clock.pending).toBe(0);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });

  test.each(["auto", "legacy"])(
    "ends an opening under way in era %s, and no cancel of initialize leaves (case 54)",
    async (era) => {
      const controller = new AbortController();
      const openings: JsonRpcRequest[] = [];
      const onOpening = (opening: JsonRpcRequest) => openings.push(opening) > 0;
      const world = new FarWorld({ era, signal: controller.signal, far: { onOpening } });
      const reason = new Error("bored");
      await arrival();
      expect(openings).toHaveLength(1);

      controller.abort(reason);

      await expect(world.opening).rejects.toBe(reason);
      await arrival();
      expect(world.far.isOver).toBe(true);
      expect(world.far.notifications).toEqual([]);
      expect(world.clock.pending).toBe(0);
    },
  );

  test("that aborts as the session opens still ends it", async () => {
    const controller = new AbortController();
    const world = new FarWorld({
      signal: controller.signal,
      onEvent: ({ type }) =>
        type === "session.opened" && queueMicrotask(() => controller.abort("no")),
    });

    await expect(world.opening).rejects.toBe("no");
    await arrival();
    expect(world.far.isOver).toBe(true);
  });

  test("has no say once the connection is open", async () => {
    const controller = new AbortController();
    await using world = await openClient({ signal: controller.signal });

    controller.abort();
    const call = world.client.callTool("greet");
    await arrival();
    world.far.give(world.far.request(), "Hello");

    expect((await call).content).toHaveLength(1);
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  });
});

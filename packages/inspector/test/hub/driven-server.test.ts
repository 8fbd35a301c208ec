import { connect } from "@mcp-actors/client";
import { createServer, defineServer, tool } from "@mcp-actors/server";
import { serveHttp, serveTcp } from "@mcp-actors/server/node";
import { expect, test } from "vitest";
import type { DriveCommand } from "../../src/hub/index.ts";
import { createInspector } from "../../src/node/create-inspector.ts";
import { openHub } from "./running.ts";
import { watchHub } from "./talker.ts";

const greet = tool({ run: () => "hello" });
const log = tool({
  run: async (_args, ctx) => {
    for (const level of ["info", "error"] as const) await ctx.log(level, level);
    return "logged";
  },
});
const definition = defineServer({ name: "greeter", version: "1.0.0", tools: { greet, log } });

type Wire = "HTTP" | "TCP";
const WIRES: readonly Wire[] = ["HTTP", "TCP"];

/** A server that a hub lets viewers drive, a client of it that is not inspected, and a viewer that drives. */
async function open(wire: Wire, { control = true, may = true, era = "legacy" } = {}) {
  const hub = await openHub({ control });
  const env = { MCP_ACTORS_INSPECT_TITLE: "shop" };
  const inspector = createInspector({ inspect: hub.producerUrl, env, control: may });
  const server = createServer(definition, { inspect: inspector });
  const serving = wire === "HTTP" ? await serveHttp(server) : await serveTcp(server);
  const states: string[] = [];
  const logs: unknown[] = [];
  const client = await connect(serving.url, {
    era,
    supervision: { initialDelay: 1 },
    onLog: ({ data }) => logs.push(data),
    onEvent: (event) => {
      if (event.type === "connection.state") states.push(event.state);
    },
  });
  const driver = await watchHub(hub, hub.tokens.drive);
  const target = `${inspector.process}.1`;
  return {
    client,
    server,
    states,
    logs,
    target,
    /** Settles when it can be driven, with what it offers. */
    async offered() {
      for (;;) {
        const { targets } = (await driver.next("targets")).message;
        const found = targets.find(({ id }) => id === target);
        if (found !== undefined) return found;
      }
    },
    targets: async () => (await driver.next("targets")).message.targets,
    async drive(command: DriveCommand) {
      driver.say({ type: "drive", id: 1, target, command });
      return (await driver.next("driven")).message;
    },
    async [Symbol.asyncDispose]() {
      await client.close();
      await driver[Symbol.asyncDispose]();
      await serving.close();
      await inspector.leave();
      await hub.close();
    },
  };
}

test("a server says what it takes, until it is over", async () => {
  await using opened = await open("TCP");

  expect(await opened.offered()).toEqual({
    id: opened.target,
    name: "greeter",
    title: "shop",
    role: "server",
    commands: ["drop", "stall", "delay", "lose", "inject", "logLevel", "drain"],
  });

  opened.server.close();
  await expect.poll(opened.targets).toEqual([]);
});

test.each([
  ["whose hub lets nobody drive", { control: false }, "This viewer may only look"],
  ["that lets nobody drive it", { may: false }, "Nothing can be driven"],
])("a server %s is not driven", async (_which, options, problem) => {
  await using opened = await open("TCP", options);

  const { error } = await opened.drive({ do: "drain" });

  expect(error).toContain(problem);
  expect((await opened.client.callTool("greet")).isError).toBeFalsy();
});

test.each(WIRES)("a server over %s whose wires are cut is come back to", async (wire) => {
  await using opened = await open(wire);
  await opened.offered();

  const { result } = await opened.drive({ do: "drop" });

  expect(result).toBe(true);
  // Over HTTP nothing tells a client that its session is gone until it asks.
  await expect
    .poll(() => opened.client.callTool("greet").catch(() => undefined))
    .toMatchObject({ content: [{ type: "text", text: "hello" }] });
  expect(opened.states.filter((state) => state === "ready")).toHaveLength(2);
});

test.each(["modern", "legacy"])(
  "a server answers late while it is to, in the %s era",
  async (era) => {
    await using opened = await open("HTTP", { era });
    await opened.offered();
    await opened.drive({ do: "delay", ms: 60_000 });

    const late = opened.client.callTool("greet", {}, { timeout: 1 });

    await expect(late).rejects.toMatchObject({ outcome: "timedOut" });
    await opened.drive({ do: "delay", ms: 0 });
    expect((await opened.client.callTool("greet")).isError).toBeFalsy();
  },
);

test.each(["in", "out"] as const)("a server loses one message that goes %s", async (direction) => {
  await using opened = await open("TCP");
  await opened.offered();
  await opened.drive({ do: "lose", direction });

  const lost = opened.client.callTool("greet", {}, { timeout: 50 });

  await expect(lost).rejects.toMatchObject({ outcome: "timedOut" });
  expect((await opened.client.callTool("greet")).isError).toBeFalsy();
});

test("a server that reads nothing answers when it reads again", async () => {
  await using opened = await open("TCP");
  await opened.offered();

  expect((await opened.drive({ do: "stall", ms: 100 })).result).toBe(true);
  const call = opened.client.callTool("greet");

  expect((await call).isError).toBeFalsy();
});

test("a server logs to its sessions from the level that is wanted", async () => {
  await using opened = await open("TCP");
  await opened.offered();

  expect((await opened.drive({ do: "logLevel", level: "error" })).result).toBe(1);
  await opened.client.callTool("log");

  expect(opened.logs).toEqual(["error"]);
});

test("a server that is drained refuses what begins, and is no target any more", async () => {
  await using opened = await open("TCP");
  await opened.offered();

  expect((await opened.drive({ do: "drain" })).result).toBe(true);

  expect((await opened.drive({ do: "drain" })).error).toContain("Nothing can be driven");
  expect(opened.server.counts.connections).toBe(0);
});

test.each<[string, object, string]>([
  ["a level that is none", { do: "logLevel", level: "loud" }, "Level must be one of debug, info"],
  ["a time that is none", { do: "delay", ms: -1 }, "Time must be from 0"],
  ["a call", { do: "call", method: "ping" }, "greeter does not take that command"],
])("%s is refused", async (_what, command, problem) => {
  await using opened = await open("TCP");
  await opened.offered();

  expect((await opened.drive(command as DriveCommand)).error).toContain(problem);
});

import { connect } from "@mcp-actors/client";
import { INSPECT } from "@mcp-actors/machine";
import { createServer } from "@mcp-actors/server";
import { memoryPair } from "@mcp-actors/transport";
import { afterEach, describe, expect, test } from "vitest";
import { createInspector } from "../../src/index.ts";
import { echo } from "../call-through.ts";

afterEach(() => {
  Reflect.deleteProperty(globalThis, INSPECT);
});

test("clients and servers that are given no inspector are seen by that of the process", async () => {
  const inspector = createInspector();
  Reflect.set(globalThis, INSPECT, inspector);
  await using client = await connect(echo);
  await client.callTool("echo", {});

  const peers = inspector.records().filter((record) => record.kind === "peer");

  expect(peers.map(({ role }) => role).sort()).toEqual(["client", "server"]);
});

test("one that is given an inspector is seen by that alone", async () => {
  const [given, other] = [createInspector(), createInspector()];
  Reflect.set(globalThis, INSPECT, other);
  const [near, far] = memoryPair();
  createServer(echo, { inspect: given }).serve(far);
  await using client = await connect({ channel: near }, { inspect: given });
  await client.ping();

  expect(given.records().length).toBeGreaterThan(10);
  expect(other.records()).toHaveLength(1);
});

describe("a child process", () => {
  const SHOW = "console.error(JSON.stringify(process.env))";

  async function environmentOf(spawning?: { readonly [name: string]: string }) {
    const inspector = createInspector();
    if (spawning !== undefined) inspector.spawning = () => spawning;
    const written: string[] = [];
    const target = { command: process.execPath, args: ["-e", SHOW], env: { OWN: "1" } };
    await connect(target, {
      inspect: inspector,
      supervision: { restart: "never" },
      onEvent: (event) => {
        if (event.type === "process.wrote") written.push(event.text);
      },
    }).catch(() => {});
    return JSON.parse(
      written
        .join("")
        .split("\n")
        .find((line) => line.startsWith("{")) ?? "{}",
    ) as object;
  }

  test("is given what the inspector says, beside its own", async () => {
    expect(await environmentOf({ MCP_ACTORS_HUB: "there" })).toMatchObject({
      MCP_ACTORS_HUB: "there",
      OWN: "1",
    });
  });

  test("is given nothing where the inspector says nothing", async () => {
    expect(Object.keys(await environmentOf())).not.toContain("MCP_ACTORS_HUB");
  });
});

describe("mode", () => {
  test("a call that began while nobody listened is found, and its end is seen", async () => {
    const inspector = createInspector({ mode: "off" });
    const [near, far] = memoryPair();
    createServer(echo, { inspect: inspector }).serve(far);
    await using client = await connect({ channel: near }, { inspect: inspector });
    const call = client.callTool("echo", {});
    inspector.mode = "flight";
    await call;

    const records = inspector.records();
    const found = records.filter((record) => record.kind === "actor" && record.late === true);

    expect(found).toContainEqual(expect.objectContaining({ name: "call" }));
    expect(found).toContainEqual(expect.objectContaining({ name: "connection" }));
    expect(records).toContainEqual(
      expect.objectContaining({ kind: "snap", status: "done", value: "completed" }),
    );
  });

  test("off records nothing", async () => {
    const inspector = createInspector({ mode: "off" });
    await using client = await connect(echo, { inspect: inspector });
    await client.callTool("echo", {});

    expect(inspector.records()).toHaveLength(1);
  });
});

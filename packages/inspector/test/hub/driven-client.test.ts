import { connect } from "@mcp-actors/client";
import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { defineServer, tool } from "@mcp-actors/server";
import { expect, test } from "vitest";
import type { DriveCommand } from "../../src/hub/index.ts";
import { createInspector } from "../../src/node/create-inspector.ts";
import { openHub } from "./running.ts";
import { watchHub } from "./talker.ts";

const greet = tool({ run: () => "hello" });
const wait = tool({
  run: (_args, { signal }) =>
    new Promise<string>((resolve) => signal.addEventListener("abort", () => resolve("given up"))),
});
const leak = tool({
  run: () => {
    const secret = "Bearer abcdefghijklmnopqrstuvwxyz0123456789";
    throw new ProtocolError(ErrorCode.InvalidParams, `Refused with ${secret}`);
  },
});
const server = defineServer({ name: "greeter", version: "1.0.0", tools: { greet, wait, leak } });

/** A client that a hub lets viewers drive, and a viewer that does. */
async function open({ control = true, may = true } = {}) {
  const hub = await openHub({ control });
  const inspector = createInspector({ inspect: hub.producerUrl, env: {}, control: may });
  const states: string[] = [];
  const client = await connect(server, {
    inspect: inspector,
    client: { name: "app", version: "1.0.0" },
    supervision: { initialDelay: 1 },
    onEvent: (event) => {
      if (event.type === "connection.state") states.push(event.state);
    },
  });
  const driver = await watchHub(hub, hub.tokens.drive);
  const target = `${inspector.process}.1`;
  const drive = async (command: DriveCommand) => {
    driver.say({ type: "drive", id: 1, target, command });
    return (await driver.next("driven")).message;
  };
  const idOf = async (method: string) => {
    await using viewer = await watchHub(hub);
    for (;;) {
      const { lines } = await viewer.next("records");
      const records = lines.map(
        (text) => JSON.parse(text) as { what?: string; method?: string; id?: number },
      );
      const sent = records.find((record) => record.what === "request" && record.method === method);
      if (sent?.id !== undefined) return sent.id;
    }
  };
  const targets = async () => (await driver.next("targets")).message.targets;
  return {
    client,
    driver,
    drive,
    idOf,
    states,
    target,
    targets,
    async [Symbol.asyncDispose]() {
      await client.close();
      await driver[Symbol.asyncDispose]();
      await inspector.leave();
      await hub.close();
    },
  };
}

test("a client is among what can be driven until it is closed", async () => {
  await using opened = await open();
  const { client, target, targets } = opened;

  await expect.poll(targets).toEqual([expect.objectContaining({ id: target, name: "app" })]);
  await client.close();

  await expect.poll(targets).toEqual([]);
});

test.each([
  ["whose hub lets nobody drive", { control: false }, "This viewer may only look"],
  ["that lets nobody drive it", { may: false }, "Nothing can be driven"],
])("a client %s is not driven", async (_which, options, problem) => {
  await using opened = await open(options);

  const { error } = await opened.drive({ do: "call", method: "tools/list" });

  expect(error).toContain(problem);
});

test("a call is made on the client's own connection", async () => {
  await using opened = await open();
  await expect.poll(async () => (await opened.targets()).length).toBe(1);

  const params = { name: "greet", arguments: {} };
  const { result } = await opened.drive({ do: "call", method: "tools/call", params });
  const refused = await opened.drive({ do: "call", method: "no/such" });

  expect(result).toMatchObject({ content: [{ type: "text", text: "hello" }] });
  expect(refused.error).toMatch(/no\/such|not found/i);
});

test.each(["session id", "JSON-RPC id"])(
  "a request that is open is cancelled by its %s",
  async (by) => {
    await using opened = await open();
    await expect.poll(async () => (await opened.targets()).length).toBe(1);
    const call = opened.client.callTool("wait");
    const request = by === "session id" ? call.actor.sessionId : await opened.idOf("tools/call");

    const { result } = await opened.drive({ do: "cancel", request });

    expect(result).toBe(true);
    await expect(call).rejects.toMatchObject({ outcome: "cancelled" });
    expect((await opened.drive({ do: "cancel", request })).result).toBe(false);
  },
);

test("a connection that is dropped comes back", async () => {
  await using opened = await open();
  await expect.poll(async () => (await opened.targets()).length).toBe(1);

  const { result } = await opened.drive({ do: "drop" });

  expect(result).toBe(true);
  await expect.poll(() => opened.states.at(-1)).toBe("ready");
  expect(opened.states).toContain("reconnecting");
  expect((await opened.client.callTool("greet")).isError).toBeFalsy();
});

test("a request that is lost is never answered, and the next is", async () => {
  await using opened = await open();
  await expect.poll(async () => (await opened.targets()).length).toBe(1);
  await opened.drive({ do: "lose", direction: "out" });

  const lost = opened.client.callTool("greet", {}, { timeout: 1 });

  await expect(lost).rejects.toMatchObject({ outcome: "timedOut" });
  expect((await opened.client.callTool("greet")).isError).toBeFalsy();
});

test("requests are late while they are to be", async () => {
  await using opened = await open();
  await expect.poll(async () => (await opened.targets()).length).toBe(1);
  await opened.drive({ do: "delay", ms: 60_000 });

  const late = opened.client.callTool("greet", {}, { timeout: 1 });

  await expect(late).rejects.toMatchObject({ outcome: "timedOut" });
  await opened.drive({ do: "delay", ms: 0 });
  expect((await opened.client.callTool("greet")).isError).toBeFalsy();
});

test("a secret in what went wrong is not told", async () => {
  await using opened = await open();
  await expect.poll(async () => (await opened.targets()).length).toBe(1);

  const params = { name: "leak", arguments: {} };
  const { error } = await opened.drive({ do: "call", method: "tools/call", params });

  expect(error).toContain("Refused with");
  expect(error).not.toContain("abcdefghijklmnopqrstuvwxyz");
});

test.each([-1, 1e9, Number.NaN])("a delay of %d ms is refused", async (ms) => {
  await using opened = await open();
  await expect.poll(async () => (await opened.targets()).length).toBe(1);

  expect((await opened.drive({ do: "delay", ms })).error).toContain("Time must be from 0");
});

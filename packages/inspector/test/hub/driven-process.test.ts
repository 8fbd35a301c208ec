import { fileURLToPath } from "node:url";
import { type ClientEvent, connect } from "@mcp-actors/client";
import { defineServer } from "@mcp-actors/server";
import { expect, test } from "vitest";
import { createInspector } from "../../src/node/create-inspector.ts";
import { openDriven } from "./open-driven.ts";
import { openHub } from "./running.ts";
import { talk } from "./talker.ts";

const SERVER = fileURLToPath(new URL("programs/server.ts", import.meta.url));
const CONDITIONS = "--conditions=@mcp-actors/source";
const target = { command: process.execPath, args: [CONDITIONS, SERVER] };

test("the process of a client is killed, and the connection recovers with another", async () => {
  await using driven = await openDriven();
  const events: ClientEvent[] = [];
  await using client = await connect(target, {
    inspect: driven.inspector,
    supervision: { initialDelay: 1 },
    onEvent: (event) => void events.push(event),
  });
  await driven.takes("kill");

  const { result } = await driven.drive({ do: "kill" });

  expect(result).toBe(true);
  const pids = () => events.flatMap((event) => (event.type === "process.spawned" ? event.pid : []));
  await expect.poll(() => new Set(pids()).size).toBe(2);
  expect((await client.callTool("greet")).isError).toBeFalsy();
  expect(() => process.kill(pids()[0] ?? 0, 0)).toThrow("ESRCH");
  expect(JSON.stringify(driven.inspector.records())).toContain("was ended by SIGKILL");
});

test("a client without a process of its own takes no kill", async () => {
  await using driven = await openDriven();
  const server = defineServer({ name: "here", version: "1.0.0" });
  await using _client = await connect(server, { inspect: driven.inspector });
  const { commands } = await driven.takes("inject");

  const { error } = await driven.drive({ do: "kill" });

  expect(commands).not.toContain("kill");
  expect(error).toContain("does not take");
});

test("a process that lets nobody drive it has no child of its killed", async () => {
  await using driven = await openDriven({ may: false });
  await using _client = await connect(target, { inspect: driven.inspector });

  const { error } = await driven.drive({ do: "kill" });

  expect(error).toContain("Nothing can be driven");
});

test("the token of a child is good for as long as the child runs", async () => {
  await using hub = await openHub();
  const inspector = createInspector({ inspect: hub.producerUrl, env: {} });
  const { spawning } = inspector;
  let address = "";
  inspector.spawning = (child) => {
    const variables = spawning(child);
    address = variables["MCP_ACTORS_INSPECT"] ?? "";
    return variables;
  };
  const client = await connect(target, { inspect: inspector });
  const token = address.slice(address.indexOf("#") + 1);
  await using talker = await talk(hub, token);

  await client.close();

  await expect
    .poll(() => talk(hub, token).catch((error: Error) => error.message))
    .toBe("Refused with 401");
  expect(talker.socket.readyState).toBe(talker.socket.OPEN);
  await inspector.leave();
});

test("a child that cannot be started has no token for long", async () => {
  await using hub = await openHub();
  const inspector = createInspector({ inspect: hub.producerUrl, env: {} });
  const { spawning } = inspector;
  const over: Promise<void>[] = [];
  inspector.spawning = (child) => {
    if (child !== undefined) over.push(child.ended);
    return spawning(child);
  };

  await expect(
    connect(
      { command: "no-such-program" },
      { inspect: inspector, supervision: { restart: "never" } },
    ),
  ).rejects.toThrow();

  await expect(Promise.all(over)).resolves.toEqual([undefined]);
  await inspector.leave();
});

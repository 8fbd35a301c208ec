import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { type CommandTarget, connect } from "../../src/index.ts";

/** A server that says as much as it is asked to, and is deaf once it is told so. */
const SERVER = `
  const say = (id, result) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
  const { createInterface } = require("node:readline");
  const lines = createInterface({ input: process.stdin });
  const capabilities = { tools: {} };
  const serverInfo = { name: "raw", version: "1" };
  lines.on("line", (line) => {
    const { id, method, params } = JSON.parse(line);
    if (id === undefined) return;
    if (method === "initialize")
      return say(id, { protocolVersion: params.protocolVersion, capabilities, serverInfo });
    if (params.name === "deaf") process.stdin.pause();
    say(id, { content: [{ type: "text", text: "x".repeat(params.arguments?.length ?? 0) }] });
  });
  process.on("SIGTERM", () => {});
  if (process.argv.includes("--stubborn")) setInterval(() => {}, 1000);
`;

function open(limits: Partial<CommandTarget>, ...more: readonly string[]) {
  const target = { command: process.execPath, args: ["-e", SERVER, ...more], ...limits };
  return connect(target, { era: "legacy", supervision: { restart: "never" } });
}

test("a message of a process that is longer than its target says loses the connection", async () => {
  await using client = await open({ maxMessageBytes: 2000 });
  await client.callTool("say", { length: 1000 });

  await expect(client.callTool("say", { length: 3000 })).rejects.toMatchObject({
    outcome: "lost",
    message: expect.stringContaining("2000"),
  });
});

test("a process that reads nothing is lost at the outbox limit of its target", async () => {
  await using client = await open({ outboxLimit: 1_000_000 });
  await client.callTool("deaf");
  const large = { text: "x".repeat(400_000) };

  const calls = Array.from({ length: 5 }, () => client.callTool("say", large));

  await expect(Promise.all(calls)).rejects.toMatchObject({
    outcome: "lost",
    message: expect.stringContaining("more than 1000000 characters unread"),
  });
});

test("a process that reads nothing is lost at the stall timeout of its target", async () => {
  await using client = await open({ stallTimeout: 100 });
  await client.callTool("deaf");

  const call = client.callTool("say", { text: "x".repeat(1_000_000) });

  await expect(call).rejects.toMatchObject({ outcome: "lost" });
});

test("a process that will not end is given the time that its target says", async () => {
  const client = await open({ shutdown: { eofGrace: 10, termGrace: 10 } }, "--", "--stubborn");
  const began = performance.now();

  await client.close();

  // The defaults are 500 and 2,000.
  expect(performance.now() - began).toBeLessThan(2000);
});

const HOST = `
  import { connect } from "@mcp-actors/client";
  const args = ["-e", ${JSON.stringify(`console.error("from the server");${SERVER}`)}];
  const target = { command: process.execPath, args, stderr: process.env.SERVER_STDERR };
  const onEvent = ({ type, text }) => type === "process.wrote" && console.log("told: " + text.trim());
  const client = await connect(target, { era: "legacy", onEvent });
  await client.close();
`;

test.each([
  ["pipe", { stdout: "told: from the server\n", stderr: "" }],
  ["inherit", { stdout: "", stderr: "from the server\n" }],
])("the stderr of a process whose target says %s is told or let through", async (way, expected) => {
  const args = ["--conditions=@mcp-actors/source", "--input-type=module", "-e", HOST];
  const cwd = fileURLToPath(new URL("../../", import.meta.url));
  const env = { ...process.env, SERVER_STDERR: way, NODE_NO_WARNINGS: "1" };

  const ran = await promisify(execFile)(process.execPath, args, { cwd, env });

  expect(ran).toEqual(expected);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { foldRecords, RecordReader } from "../../src/index.ts";
import { inspectedVariables } from "../../src/node/inspected-variables.ts";
import { Place } from "./place.ts";
import { openHub } from "./running.ts";

const program = fileURLToPath(new URL("programs/client.ts", import.meta.url));

/** Runs a client that starts a server and calls a tool; gives all that it wrote. */
async function run(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ["--conditions=@mcp-actors/source", program], { env });
  const written = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    written.stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    written.stderr += text;
  });
  await once(child, "close");
  return { status: child.exitCode, ...written };
}

/** What a hub hears, line by line. */
function hear() {
  const reader = new RecordReader();
  const onLines = (lines: readonly string[]) => {
    for (const line of lines) reader.line(line);
  };
  return { reader, onLines };
}

test("a client and the server that it starts are both seen, without a line of their own", async () => {
  const { reader, onLines } = hear();
  await using hub = await openHub({ onLines });

  const { status, stdout, stderr } = await run(inspectedVariables(hub));
  await hub.hub.unattended();
  const { processes, peers, requests } = foldRecords(reader.records);

  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "done\n", stderr: "" });
  expect(reader.broken).toEqual([]);
  expect([...peers.values()].map(({ role, name }) => [role, name])).toEqual([
    ["client", "mcp-actors"],
    ["server", "greeter"],
  ]);
  const [parent, child] = [...processes.values()];
  expect(child?.parent).toBe(parent?.id);
  expect([parent, child].map((one) => one?.endedAt !== undefined)).toEqual([true, true]);
  const calls = [...requests.values()].filter(({ method }) => method === "tools/call");
  expect(calls.map(({ side }) => side).sort()).toEqual(["in", "out"]);
  expect(calls.every(({ twin }) => twin !== undefined)).toBe(true);
});

test("a program that is its own hub says where in one line on stderr, and ends when it is done", async () => {
  using place = new Place();
  const variables = inspectedVariables({ producerUrl: "" });
  const env = { ...variables, ...place.env, MCP_ACTORS_INSPECT: "live" };

  const { status, stdout, stderr } = await run(env);

  expect({ status, stdout }).toEqual({ status: 0, stdout: "done\n" });
  expect(stderr).toMatch(/^Inspector: http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]+\n$/);
});

test.each([
  ["whose hub is not there", "ws://127.0.0.1:1/hub#AAAAAAAAAAAAAAAAAAAAAA", ""],
  ["that is told nonsense", "nonsense", "Inspector: off. MCP_ACTORS_INSPECT must be"],
])("a program %s does what it does all the same", async (_which, value, told) => {
  const env = { ...inspectedVariables({ producerUrl: "" }), MCP_ACTORS_INSPECT: value };

  const { status, stdout, stderr } = await run(env);

  expect({ status, stdout }).toEqual({ status: 0, stdout: "done\n" });
  expect(stderr).toContain(told);
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@mcp-actors/client";
import { describe, expect, test } from "vitest";
import { BIN, OURS, runBin } from "../run-bin.ts";
import { serveHosted } from "../serve-hosted.ts";

const EVERYTHING = OURS.slice(0, -1);

/** A program that says on stderr where it listens. */
async function start(words: readonly string[]) {
  const [command = "", ...args] = words;
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  return {
    url: await saidUrl(child),
    child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    },
  };
}

async function saidUrl({ stderr }: ChildProcess): Promise<string> {
  let said = "";
  for await (const text of stderr?.setEncoding("utf8").iterator({ destroyOnReturn: false }) ?? []) {
    said += text;
    const [, url] = /(?:Bridging|Serving) (\S+)/.exec(said) ?? [];
    if (url === undefined) continue;
    stderr?.resume();
    return url;
  }
  throw new Error(`It listens nowhere: ${said}`);
}

/** What a server does that is behind however many bridges. */
async function use(target: Parameters<typeof connect>[0], era: string): Promise<unknown> {
  const steps: unknown[] = [];
  const onProgress = ({ progress }: { readonly progress: number }) => steps.push(progress);
  const content = { type: "text", text: "sampled" } as const;
  await using client = await connect(target, {
    era,
    sampling: () => ({ role: "assistant", model: "m", content }),
  });
  const tools = await client.listTools();
  await client.callTool("test_tool_with_progress", {}, { onProgress });
  const sampled = await client.callTool("test_sampling", { prompt: "hello" });
  const stopped = client.callTool("test_tool_with_progress", {}, { timeout: 1 });
  await expect(stopped).rejects.toMatchObject({ outcome: "timedOut" });
  return { revision: client.server.revision, tools: tools.length, steps, sampled: sampled.content };
}

const path = join(tmpdir(), `bridge-${process.pid}.sock`);
const NEAR = ["tcp://127.0.0.1:0", `unix:${path}`, "ws://127.0.0.1:0/mcp", "http://127.0.0.1:0"];

describe.each(["legacy", "modern"])("in the %s era", (era) => {
  const same = {
    revision: era === "legacy" ? "2025-11-25" : "2026-07-28",
    tools: 33,
    steps: [0, 50, 100],
    sampled: [{ type: "text", text: "LLM response: sampled" }],
  };

  test.each(NEAR)("a process is reached at %s", async (listen) => {
    await using bridge = await start([...BIN, "bridge", "--listen", listen, "--", ...OURS]);

    expect(new URL(bridge.url).protocol).toBe(new URL(listen).protocol);
    expect(await use(bridge.url, era)).toEqual(same);
  });

  test.each(["--http", "--ws", "--tcp"])("a server on %s is reached on stdio", async (wire) => {
    await using server = await start([...EVERYTHING, wire]);
    const [command = "", ...args] = BIN;

    const bridging = [...args, "bridge", server.url, "--listen", "-"];

    expect(await use({ command, args: bridging }, era)).toEqual(same);
  });
});

test("a bridge ends when it is told to, and lets everybody go", async () => {
  await using bridge = await start([
    ...BIN,
    "bridge",
    "--listen",
    "ws://127.0.0.1:0",
    "--",
    ...OURS,
  ]);
  await using client = await connect(bridge.url, { supervision: { restart: "never" } });
  const exited = once(bridge.child, "exit");

  bridge.child.kill("SIGTERM");

  expect(await exited).toEqual([143, null]);
  await expect(client.ping()).rejects.toThrow();
});

test("a bridge to nowhere tells its clients why", async () => {
  await using bridge = await start([
    ...BIN,
    ...["bridge", "tcp://127.0.0.1:1", "--listen", "tcp://127.0.0.1:0"],
  ]);

  await expect(connect(bridge.url, { supervision: { restart: "never" } })).rejects.toThrow(
    "Could not reach tcp://127.0.0.1:1: nobody listens there",
  );
});

test.each([
  [["bridge", "tcp://127.0.0.1:1"], "bridge needs --listen ADDRESS"],
  [["bridge", "tcp://127.0.0.1:1", "--listen", "3000"], "--listen must be tcp://host:port"],
  [["bridge", "tcp://127.0.0.1:1", "--listen", "-", "--sse"], "--sse goes with --listen http:"],
  [["tools", "gopher://h/"], "which is none of http:, https:, ws:, wss:, tcp:, unix:"],
  [["tools", "tcp://h:1", "--header", "a: b"], "takes no header a: it is of tcp:"],
])("%j is refused with a reason", async (words, reason) => {
  const { status, stderr } = await runBin(words);

  expect(status).toBe(2);
  expect(stderr).toContain(reason);
});

test.each(["--ws", "--tcp"])("the other commands reach a server on %s", async (wire) => {
  await using server = await start([...EVERYTHING, wire]);

  const { status, stdout } = await runBin(["call", server.url, "test_simple_text"]);

  expect(stdout).toContain("This is a simple text response for testing.");
  expect(status).toBe(0);
});

test("headers open a WebSocket", async () => {
  await using hosted = await serveHosted();
  const wrong = hosted.url.replace("http:", "ws:");

  const { status, stderr } = await runBin(["ping", wrong, "--header", "x-team: blue"]);

  expect(stderr).toContain(`Could not reach ${wrong}: HTTP`);
  expect(status).toBe(3);
});

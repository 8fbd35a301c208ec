import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@mcp-actors/client";
import { createInspector, toText } from "@mcp-actors/inspector";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BIN, fixture, runBin } from "../run-bin.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
const file = join(folder, "forecast.jsonl");
const [command = "", ...args] = fixture("recorded");
const [bin = "", ...binArgs] = BIN;

beforeAll(async () => {
  const inspector = createInspector();
  const client = await connect({ command, args }, { inspect: inspector });
  await client.callTool("forecast", { city: "Oslo" });
  await client.close();
  writeFileSync(file, toText(inspector.records()));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a mock on stdio answers as it was recorded, with progress", async () => {
  const words = [...binArgs, "replay", file, "--mock", "--stdio"];
  await using client = await connect({ command: bin, args: words });
  const told: unknown[] = [];

  const { structuredContent } = await client.callTool(
    "forecast",
    { city: "Oslo" },
    { onProgress: ({ message }) => told.push(message) },
  );

  expect(structuredContent).toEqual({ celsius: 21, city: "Oslo" });
  expect(told).toEqual(["asking the satellite"]);
  await expect(client.callTool("forecast", { city: "Rome" })).rejects.toThrow(
    'nearest: {"name":"forecast","arguments":{"city":"Oslo"}} (differs at arguments.city)',
  );
});

test("a mock over HTTP answers several clients, until it is interrupted", async () => {
  const answers: unknown[] = [];
  const visit = async (url: string) => {
    await using client = await connect(url);
    answers.push((await client.callTool("forecast", { city: "Oslo" })).structuredContent);
  };

  const ran = await runBin(["replay", file, "--mock", "--listen", "http://127.0.0.1:0"], {
    meanwhile: (child) =>
      child.stderr?.once("data", async (text: string) => {
        const [url = ""] = /http:\S+/.exec(text) ?? [];
        await Promise.all([visit(url), visit(url)]);
        child.kill("SIGINT");
      }),
  });

  expect(ran.status).toBe(130);
  expect(answers).toEqual([
    { celsius: 21, city: "Oslo" },
    { celsius: 21, city: "Oslo" },
  ]);
});

test("a server that answers the same is told so", async () => {
  const ran = await runBin(["replay", file, "--", command, ...args]);

  expect(ran).toMatchObject({
    status: 0,
    stdout: "same       tools/call forecast\n1 same, 0 different, 0 missing\n",
  });
});

test("what a server answers differently is told by path, with status 1", async () => {
  const changed = { mcpServers: { weather: { command, args, env: { CELSIUS: "22" } } } };
  const config = join(folder, "mcp.json");
  writeFileSync(config, JSON.stringify(changed));
  const words = ["--against", "weather", "--config", config, "--ignore", "result.content[*].text"];

  const ran = await runBin(["replay", file, ...words]);
  const json = await runBin(["replay", file, ...words, "--json", "--sequential"]);

  expect(ran).toMatchObject({ status: 1 });
  expect(ran.stdout).toBe(
    "different  tools/call forecast\n" +
      "           result.structuredContent.celsius: 21 → 22\n" +
      "0 same, 1 different, 0 missing\n",
  );
  expect(JSON.parse(json.stdout)).toMatchObject({
    requests: [
      {
        method: "tools/call",
        verdict: "different",
        differences: [{ path: "result.structuredContent.celsius", recorded: 21, other: 22 }],
      },
    ],
    different: 1,
  });
});

test("the statecharts of a recording come to the same states again", async () => {
  const { status, stdout } = await runBin(["replay", file, "--verify"]);

  expect(stdout).toMatch(/^[1-9]\d* same, 0 different, \d+ skipped\n$/);
  expect(status).toBe(0);
});

test("a recording beside itself is the same", async () => {
  const ran = await runBin(["replay", file, "--diff", file]);

  expect(ran).toMatchObject({
    status: 0,
    stdout: "1 same, 0 different, 0 missing, 0 added\n",
  });
});

test("what another recording answers differently is told by path, with status 1", async () => {
  const other = join(folder, "other.jsonl");
  const text = readFileSync(file, "utf8");
  writeFileSync(other, text.replaceAll('"celsius":21', '"celsius":22'));
  const words = ["replay", file, "--diff", other, "--ignore", "result.content[*].text"];

  const ran = await runBin(words);
  const json = await runBin([...words, "--json"]);

  expect(ran).toMatchObject({ status: 1 });
  expect(ran.stdout).toBe(
    "different  tools/call forecast\n" +
      "           result.structuredContent.celsius: 21 → 22\n" +
      "0 same, 1 different, 0 missing, 0 added\n",
  );
  expect(JSON.parse(json.stdout)).toMatchObject({
    requests: [{ method: "tools/call", verdict: "different" }],
    different: 1,
  });
});

test("a request that one of two recordings has not is told of", async () => {
  const other = join(folder, "rome.jsonl");
  writeFileSync(other, readFileSync(file, "utf8").replaceAll("Oslo", "Rome"));

  const { status, stdout } = await runBin(["replay", file, "--diff", other]);

  expect(stdout).toBe(
    "missing    tools/call forecast\n" +
      "added      tools/call forecast\n" +
      "0 same, 0 different, 1 missing, 1 added\n",
  );
  expect(status).toBe(1);
});

test.each([
  ["no way to replay", [], "replay needs one of"],
  ["two ways", ["--mock", "--verify"], "replay needs one of"],
  ["three ways", ["--verify", "--diff", "a.jsonl"], "replay needs one of"],
  ["a second file that is not there", ["--diff", "none.jsonl"], "Cannot replay none.jsonl"],
  ["a mock nowhere", ["--mock"], "--mock needs either --stdio or --listen ADDRESS"],
  ["a mock in two places", ["--mock", "--stdio", "--listen", "-"], "--mock needs either"],
  ["a place for none", ["--verify", "--stdio"], "--stdio and --listen go with --mock"],
  ["two servers", ["--against", "a", "--", "node"], "start none after --"],
  ["no speed", ["--mock", "--stdio", "--speed", "slow"], "--speed must be recorded, full"],
  ["a client that is not there", ["--mock", "--stdio", "--peer", "x"], "no request of x"],
  ["requests of nobody", ["--against", "tcp://127.0.0.1:1", "--peer", "x"], "no request of x"],
])("%s is a fault of usage", async (_what, words, problem) => {
  const { status, stderr } = await runBin(["replay", file, ...words]);

  expect(stderr).toContain(problem);
  expect(status).toBe(2);
});

test("a server that cannot be reached is told of", async () => {
  const ran = await runBin(["replay", file, "--against", "tcp://127.0.0.1:1"]);

  expect(ran).toMatchObject({ status: 3, stdout: "" });
});

test("a file that holds no records is a fault of usage", async () => {
  const { status, stderr } = await runBin(["replay", join(folder, "none.jsonl"), "--verify"]);

  expect(stderr).toContain("Cannot replay");
  expect(status).toBe(2);
});

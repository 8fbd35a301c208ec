import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { connect } from "@mcp-actors/client";
import { expect, test } from "vitest";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const args = ["--conditions=@mcp-actors/source", main];

test.each(["legacy", "modern"])("it serves the %s era on stdio", async (era) => {
  await using client = await connect(
    { command: process.execPath, args: [...args, "--stdio"] },
    { era },
  );

  expect(client.server.info.name).toBe("everything-server");
  expect((await client.listTools())[0]?.name).toBe("test_simple_text");
});

test("it serves both eras over HTTP until it is told to end", async () => {
  const child = spawn(process.execPath, [...args, "--http"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const [line] = await once(child.stderr.setEncoding("utf8"), "data");
  const [, url = "", sse = ""] = /^Serving (\S+) and (\S+)\n/.exec(line) ?? [];
  for (const era of ["legacy", "modern"] as const) {
    await using client = await connect(url, { era });
    const { content } = await client.callTool("test_reconnection");
    expect(content).toMatchObject([{ text: "Reconnection test completed successfully" }]);
  }
  const stream = await fetch(sse);
  expect(stream.headers.get("content-type")).toBe("text/event-stream");
  await stream.body?.cancel();
  child.kill("SIGTERM");

  expect(await exited).toEqual([0, null]);
});

test("pages of an origin that is named may read what it answers over HTTP", async () => {
  const origin = "https://page.example";
  const child = spawn(process.execPath, [...args, "--http", "--origin", origin], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const [line] = await once(child.stderr.setEncoding("utf8"), "data");
  const [, url = ""] = /^Serving (\S+)/.exec(line) ?? [];
  const headers = { Origin: origin, "Access-Control-Request-Method": "POST" };
  const response = await fetch(url, { method: "OPTIONS", headers });
  child.kill("SIGTERM");

  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  expect(await exited).toEqual([0, null]);
});

test.each([
  ["--ws", "ws:"],
  ["--ws --origin https://page.example", "ws:"],
  ["--tcp", "tcp:"],
])("it serves both eras with %s until it is told to end", async (flags, scheme) => {
  const child = spawn(process.execPath, [...args, ...flags.split(" ")], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const [line] = await once(child.stderr.setEncoding("utf8"), "data");
  const [, url = ""] = /^Serving (\S+)\n/.exec(line) ?? [];
  for (const era of ["legacy", "modern"] as const) {
    await using client = await connect(url, { era });
    expect(client.server.info.name).toBe("everything-server");
  }
  child.kill("SIGTERM");

  expect(new URL(url).protocol).toBe(scheme);
  expect(await exited).toEqual([0, null]);
});

test("without a wire to serve it tells how it is used", async () => {
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 2,
    stderr:
      "Usage: everything-server --stdio | --http | --ws | --tcp [--port <number>] [--origin <origin> …]\n",
  });
});

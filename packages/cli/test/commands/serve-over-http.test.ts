import { type ChildProcess, spawn } from "node:child_process";
import { EventEmitter, on, once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { connect } from "@mcp-actors/client";
import { filter, firstValueFrom } from "rxjs";
import { expect, test } from "vitest";
import { BIN, runBin } from "../run-bin.ts";
import { writeModule } from "../write-module.ts";

/** A program that serves, once it said where. */
async function startServing(...words: readonly string[]) {
  const [command = "", ...args] = BIN;
  const child = spawn(command, [...args, "serve", ...words], { stdio: ["ignore", "pipe", "pipe"] });
  const url = await saidUrl(child);
  return {
    url,
    child,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      const closed = once(child, "close");
      child.kill("SIGKILL");
      await closed;
    },
  };
}

/** What a program says on stderr from some words on, to the end of what it says at once. */
async function newsOf({ stderr }: ChildProcess, words: string): Promise<string> {
  for await (const [text] of on(stderr ?? new EventEmitter(), "data")) {
    if (String(text).includes(words)) return String(text);
  }
  throw new Error("unreachable: events do not end");
}

async function saidUrl({ stderr }: ChildProcess): Promise<string> {
  let said = "";
  for await (const text of stderr?.setEncoding("utf8").iterator({ destroyOnReturn: false }) ?? []) {
    said += text;
    const [, url] = /Serving (http:\S+)\n/.exec(said) ?? [];
    if (url !== undefined) {
      stderr?.resume();
      return url;
    }
  }
  throw new Error(`It serves nothing: ${said}`);
}

test.each(["modern", "legacy"])("serves a module over HTTP in the %s era", async (era) => {
  await using served = await startServing(writeModule("once.ts", "first"), "--http", "--port", "0");
  await using client = await connect(served.url, { era });

  expect((await client.callTool("first")).content).toEqual([{ type: "text", text: "done" }]);
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
});

test("serves an edit of a module that it watches, and drops no client", async () => {
  await using served = await startServing(writeModule("watched.ts", "first"), "--http", "--watch");
  await using client = await connect(served.url);
  const changed = firstValueFrom(
    client.tools$.pipe(filter((tools) => tools.some(({ name }) => name === "second"))),
  );

  writeModule("watched.ts", "second");
  await changed;

  expect((await client.callTool("second")).isError).toBeFalsy();
});

test("tells of an edit that cannot be loaded with its place, and no stack", async () => {
  const file = writeModule("broken.ts", "first");
  await using served = await startServing(file, "--http", "--watch", "--port", "0");
  const news = newsOf(served.child, "Cannot load");

  writeFileSync(file, `\nthrow new Error("No key is set");\n`);

  expect(await news).toBe(
    `Cannot load ${file}, and what was served stays: No key is set (${file}:2:7)\n`,
  );
});

test("ends in good order on SIGTERM", async () => {
  await using served = await startServing(writeModule("ended.ts", "first"), "--http");
  const closed = once(served.child, "close");

  served.child.kill("SIGTERM");

  expect(await closed).toEqual([0, null]);
});

test("a port that is taken is told of as no fault of the module, and is a matter of usage", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";

  const { status, stderr } = await runBin([
    "serve",
    writeModule("taken.ts", "first"),
    "--http",
    "--port",
    port,
  ]);
  other.close();

  expect(stderr).toContain(
    `Could not listen on http://127.0.0.1:${port}/mcp: the address is in use`,
  );
  expect(status).toBe(2);
});

test("on an address that others reach, it is said that nobody is asked who they are", async () => {
  const file = writeModule("open.ts", "first");
  const { stderr } = await runBin(["serve", file, "--http", "--host", "0.0.0.0"], {
    meanwhile: (child) =>
      child.stderr?.on("data", (text) => {
        if (String(text).includes("who they are")) child.kill("SIGTERM");
      }),
  });

  expect(stderr).toContain("nobody is asked who they are");
});

test.each([
  [["--port", "80"], "--port and --host go with --http"],
  [["--http", "--port", "99999"], "--port must be a number from 0 to 65535, not 99999"],
])("%j is refused", async (words, message) => {
  const { status, stderr } = await runBin(["serve", "any.ts", ...words]);

  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

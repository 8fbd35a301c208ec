import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Decoded } from "@mcp-actors/protocol";
import { dialStdio } from "@mcp-actors/transport/stdio";
import type { Subscription } from "rxjs";
import { afterEach, describe, expect, test } from "vitest";
import { fixture, sourceArguments } from "../support/fixture.ts";
import { lives } from "../support/lives.ts";
import { type OpenServer, openServer } from "../support/open-server.ts";

const SHORT = { eofGrace: 60, termGrace: 60 };
const open: OpenServer[] = [];

async function start(...options: Parameters<typeof openServer>): Promise<OpenServer> {
  const server = await openServer(...options);
  open.push(server);
  return server;
}

/** Closes a server, and says how long that took in ms. */
async function timeToClose(server: OpenServer): Promise<number> {
  const begun = performance.now();
  await server.close();
  return performance.now() - begun;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

describe("closing a server process", () => {
  test("lets it end by itself when its stdin ends", async () => {
    const server = await start({ shutdown: { eofGrace: 5000, termGrace: 5000 } });
    await server.ask("where");

    expect(await timeToClose(server)).toBeLessThan(4000);
    expect(lives(-server.pid)).toBe(false);
  });

  test("sends SIGTERM to one that ignores the end of stdin (case 18)", async () => {
    const server = await start({
      args: [fixture("stubborn-server"), "mortal"],
      shutdown: { eofGrace: 60, termGrace: 5000 },
    });
    await server.heard.atLeast(1);

    const time = await timeToClose(server);

    expect(time).toBeGreaterThanOrEqual(55);
    expect(time).toBeLessThan(4000);
    expect(lives(-server.pid)).toBe(false);
  });

  test("sends SIGKILL to one that ignores SIGTERM too (case 18)", async () => {
    const server = await start({ args: [fixture("stubborn-server")], shutdown: SHORT });
    await server.heard.atLeast(1);

    const time = await timeToClose(server);

    expect(time).toBeGreaterThanOrEqual(110);
    expect(time).toBeLessThan(1500);
    expect(lives(-server.pid)).toBe(false);
  });

  test("tells nothing to its consumer any more (case 18)", async () => {
    const server = await start({ args: [fixture("stubborn-server")], shutdown: SHORT });
    await server.heard.atLeast(1);
    let isEnded = false;
    void server.heard.ended().then(() => {
      isEnded = true;
    });

    await server.close();

    expect(isEnded).toBe(false);
  });

  test("ends a server behind a shell with its first SIGTERM (case 20)", async () => {
    const command = `'${process.execPath}' '${fixture("stubborn-server")}' mortal; true`;
    const server = await start({ command: "sh", args: ["-c", command] });
    await server.heard.atLeast(1);

    expect(await timeToClose(server)).toBeLessThan(2000);
    expect(lives(-server.pid)).toBe(false);
    expect(lives(pidIn(server.heard.items[0]))).toBe(false);
  });

  test("ends a server that ends by itself behind a shell without a signal (case 20)", async () => {
    const command = `'${process.execPath}' '${fixture("echo-server")}'; true`;
    const server = await start({
      command: "sh",
      args: ["-c", command],
      shutdown: { eofGrace: 5000 },
    });
    const { pid } = (await server.ask("where")) as { pid: number };

    expect(await timeToClose(server)).toBeLessThan(4000);
    expect([lives(-server.pid), lives(pid)]).toEqual([false, false]);
  });

  test("leaves nothing of what the server started (case 20)", async () => {
    const server = await start({ args: [fixture("tree-server")], shutdown: SHORT });
    await server.heard.atLeast(1);

    await server.close();

    expect(lives(-server.pid)).toBe(false);
  });

  test("leaves nothing behind a server that died (case 20)", async () => {
    const server = await start({ args: [fixture("tree-server")], shutdown: SHORT });
    await server.heard.atLeast(1);

    process.kill(server.pid, "SIGKILL");
    await server.heard.ended();
    await server.channel.closed;

    expect(lives(-server.pid)).toBe(false);
  });

  test("leaves nothing when it was given up before it started", async () => {
    let pid: number | undefined;
    const dialling: Subscription = dialStdio({
      command: process.execPath,
      args: [fixture("echo-server")],
      onSpawn: (spawned) => {
        pid = spawned;
      },
    }).subscribe(() => expect.unreachable());
    dialling.unsubscribe();
    await new Promise(setImmediate);

    expect(pid).toBeUndefined();
  });

  test("a channel outlives the subscription that dialled it", async () => {
    const server = await start();

    expect(await server.ask("echo", { text: "still here" })).toEqual({ text: "still here" });
  });

  test("completes the channel of one that closes its stdout and lives on", async () => {
    const server = await start({
      command: "sh",
      args: ["-c", "exec >&-; exec sleep 1000"],
      shutdown: SHORT,
    });

    expect(await server.heard.ended()).toBe("completed");
    await server.channel.closed;
    expect(lives(-server.pid)).toBe(false);
  });

  test("completes the channel of one that closes its stdin and lives on", async () => {
    const server = await start({
      command: "sh",
      args: ["-c", "exec <&-; exec sleep 1000"],
      shutdown: SHORT,
    });
    const writing = setInterval(() => server.send("echo", {}));

    expect(await server.heard.ended()).toBe("completed");
    clearInterval(writing);
    await server.channel.closed;
    expect(lives(-server.pid)).toBe(false);
  });
});

describe("the end of this process", () => {
  test("is the end of its servers (case 27)", async () => {
    const host = spawn(process.execPath, [...sourceArguments("host"), fixture("stubborn-server")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said = once(host.stdout, "data");

    await once(host, "exit");
    const pid = Number(String((await said)[0]));

    expect(pid).toBeGreaterThan(0);
    await expect.poll(() => lives(pid)).toBe(false);
  });
});

function pidIn(decoded: Decoded | undefined): number {
  if (decoded?.kind !== "notification") throw new Error("Expected a notification");
  return Number(decoded.message.params?.["pid"]);
}

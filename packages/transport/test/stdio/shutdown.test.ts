import type { Decoded } from "@mcp-actors/protocol";
import type { Channel } from "@mcp-actors/transport";
import { dialStdio } from "@mcp-actors/transport/stdio";
import { firstValueFrom, type Subscription } from "rxjs";
import { afterEach, describe, expect, test } from "vitest";
import { fixture, sourceArguments } from "../support/fixture.ts";
import { lives } from "../support/lives.ts";
import { type OpenServer, serversOfEach } from "../support/open-server.ts";
import { type StartedProcess, startProcess } from "../support/start-process.ts";

const SHORT = { eofGrace: 60, termGrace: 60 };
const start = serversOfEach(afterEach);

/** Closes a server, and says how long that took in ms. */
async function timeToClose(server: OpenServer): Promise<number> {
  const begun = performance.now();
  await server.close();
  return performance.now() - begun;
}

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

  test("is possible from the moment it is dialled", async () => {
    let pid = 0;
    let channel: Channel | undefined;
    const dialling: Subscription = dialStdio({
      command: process.execPath,
      args: [fixture("stubborn-server")],
      shutdown: SHORT,
      onSpawn: (spawned) => {
        pid = spawned;
      },
    }).subscribe((opened) => {
      channel = opened;
    });
    dialling.unsubscribe();
    expect(pid).toBeGreaterThan(0);

    channel?.inbound$.subscribe().unsubscribe();
    await channel?.closed;

    expect(lives(-pid)).toBe(false);
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
  const hosts: StartedProcess[] = [];

  /** A process that dials the stubborn server, and the server's pid. */
  async function startHost(mode: string) {
    const host = startProcess([...sourceArguments("host"), fixture("stubborn-server"), mode]);
    hosts.push(host);
    await host.lines(1);
    const pid = Number(host.stdout().split("\n")[0]);
    expect(pid).toBeGreaterThan(0);
    return { host, pid };
  }

  afterEach(async () => {
    await Promise.all(hosts.splice(0).map((host) => host.kill()));
  });

  test.each(["exits", "exits at once"])(
    "is the end of its servers when it %s (case 27)",
    async (mode) => {
      const { host, pid } = await startHost(mode);

      expect(await host.exited).toEqual([0, null]);

      await expect.poll(() => lives(-pid)).toBe(false);
    },
  );

  test.each(["SIGHUP", "SIGINT", "SIGTERM"] as const)(
    "is the end of its servers when %s ends it, as it does where nobody listens (case 27)",
    async (signal) => {
      const { host, pid } = await startHost("stays");

      await host.kill(signal);

      expect(await host.exited).toEqual([null, signal]);
      await expect.poll(() => lives(-pid)).toBe(false);
    },
  );

  test("is up to whoever listens to a signal, for as long as they do", async () => {
    const { host, pid } = await startHost("listens once");

    void host.kill("SIGTERM");
    await host.lines(2);
    expect(host.stdout()).toContain("heard SIGTERM");
    expect(lives(pid)).toBe(true);
    await host.kill("SIGTERM");

    expect(await host.exited).toEqual([null, "SIGTERM"]);
    await expect.poll(() => lives(-pid)).toBe(false);
  });

  test("is no concern of whoever listened before and does not any more", async () => {
    const { host, pid } = await startHost("listened before");

    await host.kill("SIGINT");

    expect(await host.exited).toEqual([null, "SIGINT"]);
    await expect.poll(() => lives(-pid)).toBe(false);
  });
});

function pidIn(decoded: Decoded | undefined): number {
  if (decoded?.kind !== "notification") throw new Error("Expected a notification");
  return Number(decoded.message.params?.["pid"]);
}

test("a server may take for ever to end by itself where its host says so", async () => {
  const grace = Number.POSITIVE_INFINITY;
  const server = await start({ shutdown: { eofGrace: grace, termGrace: grace } });
  await server.ask("where");

  await server.close();

  expect(lives(-server.pid)).toBe(false);
});

test("a process whose start somebody fails to hear of does not stay", async () => {
  const problem = new Error("No place for its id");
  let pid = 0;
  const dialling = firstValueFrom(
    dialStdio({
      command: process.execPath,
      args: [fixture("echo-server")],
      onSpawn: (spawned) => {
        pid = spawned;
        throw problem;
      },
    }),
  );

  await expect(dialling).rejects.toBe(problem);
  await expect.poll(() => lives(-pid), { timeout: 5000 }).toBe(false);
});

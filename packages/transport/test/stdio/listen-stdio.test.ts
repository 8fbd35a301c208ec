import { PassThrough } from "node:stream";
import { TransportError } from "@mcp-actors/transport";
import { listenStdio } from "@mcp-actors/transport/stdio";
import { channelPromises } from "@mcp-actors/transport/testing";
import { firstValueFrom, lastValueFrom } from "rxjs";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { fixture, sourceArguments } from "../support/fixture.ts";
import { openSocketPair } from "../support/open-socket-pair.ts";
import { record } from "../support/record.ts";
import { type StartedProcess, startProcess } from "../support/start-process.ts";

const started: StartedProcess[] = [];

/** A process that serves by `listenStdio` and keeps a timer alive; takes its exit grace as an argument. */
function startListening(...args: readonly string[]): StartedProcess {
  const server = startProcess([...sourceArguments("listen-server"), ...args]);
  started.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.kill()));
});

describe("listening on streams of one's own", () => {
  test.each(channelPromises)("$title", ({ check }) =>
    check(async () => {
      const { near, far, close } = await openSocketPair();
      return {
        near: await firstValueFrom(listenStdio({ input: near, output: near })),
        far: await firstValueFrom(listenStdio({ input: far, output: far })),
        close,
      };
    }),
  );

  test("refuses a second listener on the same input", async () => {
    const options = { input: new PassThrough(), output: new PassThrough() };
    const channel = await firstValueFrom(listenStdio(options));

    await expect(lastValueFrom(listenStdio(options))).rejects.toEqual(
      new TransportError("unreachable", "The input is listened to already"),
    );
    options.input.end();
    await record(channel).ended();
    await channel.closed;
    const again = record(await firstValueFrom(listenStdio(options)));

    expect(await again.ended()).toBe("completed");
  });

  test("has stdout to itself until it is closed, where the process goes on", async () => {
    const write = (): unknown => Reflect.get(process.stdout, "write");
    const before = write();
    const channel = await firstValueFrom(listenStdio({ input: new PassThrough() }));
    const meanwhile = write();

    record(channel).close();
    await channel.closed;

    expect(meanwhile).not.toBe(before);
    expect(write()).toBe(before);
  });

  test("leaves the console alone", async () => {
    const write: unknown = Reflect.get(process.stdout, "write");
    const options = { input: new PassThrough(), output: new PassThrough() };
    const heard = record(await firstValueFrom(listenStdio(options)));

    expect(Reflect.get(process.stdout, "write")).toBe(write);
    heard.close();
  });
});

const throughShell: [string, readonly string[]] = ["whoever started its shell", ["--shell"]];

describe("a process that listens", () => {
  test("answers, and lets nothing but messages on its stdout", async () => {
    const server = startListening("50");

    server.ask(1, "print");
    server.ask(2, "echo", { text: "é" });
    await server.lines(2);

    expect(server.stdout()).toBe(
      '{"jsonrpc":"2.0","id":1,"result":{}}\n{"jsonrpc":"2.0","id":2,"result":{"text":"é"}}\n',
    );
    await server.says("by write");
    expect(server.stderr()).toContain("by log\nby info\nby debug\nby write\n");
  });

  test("ends with code 0 within 2 s of the end of its stdin, though a timer lives (case 21)", async () => {
    const server = startListening();
    server.ask(1, "parent");
    await server.lines(1);
    const begun = performance.now();

    server.stdin.end();

    expect(await server.exited).toEqual([0, null]);
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(server.stderr()).toBe("completed\nexit 0\n");
  });

  test("ends at once when nothing is left to do", async () => {
    const server = startListening("60000", "idle");
    server.ask(1, "parent");
    await server.lines(1);

    server.stdin.end();

    expect(await server.exited).toEqual([0, null]);
  });

  test("ends when it closes the channel itself", async () => {
    const server = startListening("50");

    server.ask(1, "close");

    expect(await server.exited).toEqual([0, null]);
  });

  test("ends only when its stdout has taken all that was sent (case 10)", async () => {
    const server = startListening("0");
    const sizes = [16_383, 16_384, 16_385, 65_535, 65_536, 65_537, 300_000, 2_000_000];
    server.stdoutStream.pause();

    server.ask(1, "many", { sizes });
    server.stdin.end();
    await server.says("completed");
    server.stdoutStream.resume();
    await Promise.all([server.lines(sizes.length), server.exited]);

    const results = server
      .stdout()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).result.text.length);
    expect(results).toEqual(sizes);
  });

  test("ends without a word when its stdout is read no more (case 22)", async () => {
    const server = startListening("50");
    server.ask(1, "slow");

    server.stdoutStream.destroy();
    server.stdin.end();

    expect(await server.exited).toEqual([0, null]);
    expect(server.stderr()).toBe("completed\nexit 0\n");
  });

  test("notices a stdout that is read no more while stdin stays open (case 22)", async () => {
    const server = startListening("50");
    server.ask(1, "parent");
    await server.lines(1);

    server.stdoutStream.destroy();
    server.ask(2, "slow");

    expect(await server.exited).toEqual([0, null]);
    expect(server.stderr()).toBe("completed\nexit 0\n");
  });

  test.each<[string, readonly string[]]>([
    ["its parent", []],
    ...(process.platform === "linux" ? [throughShell] : []),
  ])("ends when %s is killed (case 21)", async (_who, words) => {
    const parent = startProcess([fixture("parent"), ...words, ...sourceArguments("listen-server")]);
    started.push(parent);
    await parent.lines(1);
    const { keeper } = JSON.parse(parent.stdout()).params;
    onTestFinished(() => void process.kill(keeper));
    parent.ask(1, "parent");
    await parent.lines(2);

    await parent.kill();

    // The keeper holds its stdin open: only the loss of its parent can end the server.
    await parent.says("exit 0");
    expect(parent.stderr()).toBe("completed\nexit 0\n");
  });
});

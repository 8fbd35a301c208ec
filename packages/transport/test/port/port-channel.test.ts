import { once } from "node:events";
import { MessageChannel as NodeMessageChannel, Worker } from "node:worker_threads";
import { portChannel } from "@mcp-actors/transport";
import { channelPromises } from "@mcp-actors/transport/testing";
import { describe, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { record } from "../support/record.ts";

/** What browsers have has no `on`. */
function webPort(port: MessagePort) {
  return {
    postMessage: (message: unknown) => port.postMessage(message),
    start: () => port.start(),
    close: () => port.close(),
    addEventListener: port.addEventListener.bind(port),
    removeEventListener: port.removeEventListener.bind(port),
  };
}

const KINDS = [
  [
    "node:worker_threads",
    () => {
      const { port1, port2 } = new NodeMessageChannel();
      return { near: portChannel(port1), far: portChannel(port2) };
    },
  ],
  [
    "the web",
    () => {
      const { port1, port2 } = new MessageChannel();
      return { near: portChannel(webPort(port1)), far: portChannel(webPort(port2)) };
    },
  ],
] as const;

describe.each(KINDS)("a channel on a port of %s", (_kind, openPair) => {
  test.each(channelPromises)("$title", ({ check }) => check(async () => openPair()));

  test("carries what JSON cannot, and functions no more than JSON does", async () => {
    const { near, far } = openPair();
    const heard = record(far);
    const own = record(near);

    near.send({ jsonrpc: "2.0", id: 1, result: { at: 1n, run: () => 1 } });
    near.send({ jsonrpc: "2.0", id: 2, result: { kept: 1, run: () => 1 } });
    expect(() =>
      near.send({ jsonrpc: "2.0", id: 3, method: "ask", params: { at: 1n, run: () => 1 } }),
    ).toThrow(TypeError);

    await heard.atLeast(2);
    expect(heard.items).toMatchObject([
      { kind: "error", message: { id: 1, error: { code: -32603 } } },
      { kind: "result", message: { id: 2, result: { kept: 1 } } },
    ]);
    own.close();
  });

  test("hands on what is no message", async () => {
    const { port1, port2 } = new MessageChannel();
    const channel = portChannel(webPort(port2));
    const heard = record(channel);

    for (const posted of ["text", 7, [note("in an array")], { jsonrpc: "1.0" }]) {
      port1.postMessage(posted);
    }

    await heard.atLeast(4);
    expect(new Set(heard.items.map(({ kind }) => kind))).toEqual(new Set(["unreadable"]));
    port1.close();
    expect(await heard.ended()).toBe("completed");
  });
});

describe("a channel on a worker", () => {
  const script = `
    const { parentPort } = require("node:worker_threads");
    parentPort.on("message", (message) => {
      if (message === null) process.exit(0);
      if (message.method === "break") throw new Error("Out of ink");
      parentPort.postMessage(message);
    });`;

  test("speaks with what runs there, which outlives it", async () => {
    const worker = new Worker(script, { eval: true });
    const channel = portChannel(worker);
    const heard = record(channel);

    channel.send(note("echo"));
    await heard.atLeast(1);
    heard.close();

    expect(heard.items).toEqual([{ kind: "notification", message: note("echo") }]);
    expect(await once(worker, "exit")).toEqual([0]);
  });

  test("is lost with the worker, and says why", async () => {
    const worker = new Worker(script, { eval: true });
    const channel = portChannel(worker);
    const heard = record(channel);

    channel.send(note("break"));

    expect(await heard.ended()).toMatchObject({ error: { code: "lost", message: "Out of ink" } });
    await channel.closed;
  });
});

describe("a channel on a port that takes nothing any more", () => {
  const request = { jsonrpc: "2.0", id: 1, method: "ask" } as const;
  const answer = { jsonrpc: "2.0", id: 1, result: {} } as const;

  /** A port as an editor has it, whose page may be disposed of. */
  function disposable() {
    const { port1 } = new MessageChannel();
    let isDisposed = false;
    const port = {
      ...webPort(port1),
      postMessage: () => {
        if (isDisposed) throw new Error("Webview is disposed");
      },
    };
    return { channel: portChannel(port), dispose: () => (isDisposed = true) };
  }

  test.each([
    ["request", request],
    ["answer", answer],
    ["notification", note("tell")],
  ])("is lost with the first %s that is sent, and never within send", async (_what, message) => {
    const { channel, dispose } = disposable();
    const heard = record(channel);
    dispose();
    let isOver = false;
    const ended = heard.ended().then((end) => {
      isOver = true;
      return end;
    });

    expect(channel.send(message)).toBe(false);
    expect(isOver).toBe(false);

    expect(await ended).toMatchObject({
      error: {
        code: "lost",
        message: "Nothing can be posted any more: Webview is disposed",
        cause: new Error("Webview is disposed"),
      },
    });
    await channel.closed;
    expect(channel.send(message)).toBe(false);
  });

  test("closes without a word", async () => {
    const { channel, dispose } = disposable();
    const heard = record(channel);
    dispose();

    heard.close();

    await channel.closed;
  });
});

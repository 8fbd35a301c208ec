import { once } from "node:events";
import { PassThrough } from "node:stream";
import { multiplex } from "@mcp-actors/transport";
import { streamChannel } from "@mcp-actors/transport/stdio";
import { describe, expect, test } from "vitest";
import { createPeer } from "../../src/index.ts";
import { NarrowChannel } from "./narrow-channel.ts";
import { arrival, legacy, World, type WorldOptions } from "./world.ts";

/** A world whose outbox is full after two messages; each request of the far end is answered on the spot, unless told otherwise. */
function narrowWorld({ answers = true, ...options }: WorldOptions & { answers?: boolean } = {}) {
  const channels: NarrowChannel[] = [];
  const world = new World({
    serve: (request, exchange) => {
      world.served.push({ request, exchange });
      if (answers) exchange.answer({});
    },
    narrow: (wire) => {
      const channel = new NarrowChannel(wire, 1);
      channels.push(channel);
      return channel;
    },
    ...options,
  });
  const drain = async () => {
    channels.at(-1)?.drain();
    await arrival();
  };
  return { world, drain };
}

async function ask(world: World, count: number): Promise<void> {
  for (let id = 1; id <= count; id += 1) world.far.ask("tools/call", {}, id);
  await arrival();
}

describe("while the outbox is over its mark", () => {
  test("requests wait, and run in order as it drains", async () => {
    const { world, drain } = narrowWorld();
    await ask(world, 5);
    expect(world.served).toHaveLength(2);
    expect(world.peer.counts).toMatchObject({ requests: 3, waitingRequests: 3, slots: 0 });

    await drain();
    expect(world.served).toHaveLength(4);
    await drain();

    expect(world.far.answers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    world.expectNothingHeld();
  });

  test("those of a batch wait as well (case 40)", async () => {
    const input = new PassThrough();
    const channel = new NarrowChannel(streamChannel(input, new PassThrough()), 1);
    let served = 0;
    const peer = createPeer({
      serve: (_request, exchange) => {
        served += 1;
        exchange.answer({});
      },
    });
    peer.attach(multiplex(channel, { ...legacy, batches: true }), () => {}).ready();

    const request = (id: number) => ({ jsonrpc: "2.0", id, method: "tools/call" });
    input.write(`${JSON.stringify([1, 2, 3, 4].map(request))}\n`);
    await arrival();

    expect(served).toBe(2);
    peer.close("Done");
    await channel.closed;
  });

  test("what a handler tells of counts too", async () => {
    const { world, drain } = narrowWorld({ answers: false });
    await ask(world, 1);
    for (let count = 0; count < 2; count += 1) {
      world.exchange().notify({ jsonrpc: "2.0", method: "notifications/message" });
    }

    world.far.ask("tools/call");
    await arrival();
    expect(world.served).toHaveLength(1);
    await drain();

    expect(world.served).toHaveLength(2);
  });

  test("pings, cancels and answers get through", async () => {
    const { world, drain } = narrowWorld();
    const { log } = world.call();
    await ask(world, 4);
    const { length } = world.served;

    world.far.ask("ping");
    world.far.cancel(4);
    world.far.answer(world.far.request());
    await arrival();

    expect(world.served.slice(length).map(({ request }) => request.method)).toEqual(["ping"]);
    expect(log).toHaveLength(1);
    for (let count = 0; count < 4; count += 1) await drain();
    expect(world.far.answers.map(({ id }) => id)).not.toContain(4);
    world.expectNothingHeld();
  });

  test("no more wait than the queue holds", async () => {
    const { world } = narrowWorld({ limits: { queue: 2 } });

    await ask(world, 6);

    expect(world.peer.counts).toMatchObject({ waitingRequests: 2 });
    expect(world.eventTypes).toEqual(["request.overflowed", "request.overflowed"]);
  });

  test("the end of the link ends the wait, and the next link knows nothing of it", async () => {
    const { world } = narrowWorld();
    await ask(world, 5);

    world.far.leave();
    await arrival();
    world.expectNothingHeld();
    world.connect().ready();
    await ask(world, 2);

    expect(world.far.answers.map(({ id }) => id)).toEqual([1, 2]);
  });
});

test("a peer that asks for more than it reads makes no more than that of it", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const text = "x".repeat(100_000);
  let served = 0;
  const peer = createPeer({
    serve: (_request, exchange) => {
      served += 1;
      exchange.answer({ text });
    },
  });
  peer.attach(multiplex(streamChannel(input, output), legacy), () => {}).ready();
  const asked = Array.from({ length: 500 }, (_, id) => ({
    jsonrpc: "2.0",
    id,
    method: "tools/list",
  }));

  input.write(asked.map((request) => `${JSON.stringify(request)}\n`).join(""));
  await arrival();
  expect(served).toBeLessThan(10);
  expect(peer.counts.waitingRequests).toBe(500 - served);

  let read = 0;
  output.on("data", (chunk: Uint8Array) => {
    read += chunk.length;
  });
  while (served < 500) await arrival();
  await arrival();
  expect(read).toBeGreaterThan(500 * text.length);
  peer.close("Done");
  output.resume();
  await once(output, "close");
});

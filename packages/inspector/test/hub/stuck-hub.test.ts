import { once } from "node:events";
import { expect, test } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { CaptureSource } from "../../src/hub/capture-source.ts";
import { Drivables } from "../../src/hub/drivables.ts";
import type { DialHub, HubListener, HubWire } from "../../src/hub/hub-dial.ts";
import { HubClose } from "../../src/hub/hub-socket.ts";
import { decodeFrame, encodeFrame, type ProducerMessage } from "../../src/hub/index.ts";
import { Membership } from "../../src/hub/membership.ts";
import { createInspector } from "../../src/index.ts";
import { dialNodeHub } from "../../src/node/dial-node-hub.ts";
import { inspectedPair } from "../call-through.ts";

/** What may wait for a hub: its mark, and the frames that are made before that is looked at again. */
const CAP = 4 * 1024 * 1024 + 2 * 256 * 1024;
const LONG = "x y ".repeat(500);
const WELCOME = { type: "welcome", role: "producer", version: 1, hub: "h" } as const;
const TERMS = { received: 0, detail: false, control: true } as const;

/** A hub that says welcome and reads nothing, until it is told to. */
class StuckWire implements HubWire {
  buffered = 0;
  frames: ProducerMessage[] = [];
  #left: (() => void)[] = [];
  #listener: HubListener | undefined;

  readonly dial: DialHub = (listener) => {
    this.#listener = listener;
    listener.opened(this);
    this.receive({ ...WELCOME, ...TERMS });
  };

  receive(message: Parameters<typeof encodeFrame>[0]): void {
    this.#listener?.receive(encodeFrame(message));
  }

  send(text: string, left?: () => void): void {
    this.buffered += text.length;
    const message = decodeFrame<ProducerMessage>(text)?.message;
    if (message !== undefined) this.frames.push(message);
    if (left !== undefined) this.#left.push(left);
  }

  read(): void {
    this.buffered = 0;
    for (const left of this.#left.splice(0)) left();
  }

  close(): void {
    this.#listener?.closed("Closed");
  }
}

async function open() {
  const wire = new StuckWire();
  const inspector = createInspector({ ring: { records: 500 } });
  const drivables = new Drivables();
  const membership = new Membership({
    source: new CaptureSource(inspector),
    drivables,
    find: () => Promise.resolve(wire.dial),
  });
  await expect.poll(() => wire.frames.map(({ type }) => type)).toContain("offer");
  const note = (count: number) => {
    for (let at = 0; at < count; at += 1) inspector.mark("note", `${at} ${LONG}`);
    inspector.flush();
  };
  return { wire, inspector, drivables, note, [Symbol.dispose]: () => membership.close() };
}

test("what waits for a hub that reads nothing stays at its cap, and nothing more is made for it", async () => {
  using stuck = await open();
  for (let batch = 0; batch < 100; batch += 1) stuck.note(50);
  const { length } = stuck.wire.frames;
  expect(stuck.wire.buffered).toBeLessThan(CAP);

  for (let batch = 0; batch < 100; batch += 1) stuck.note(50);

  expect(stuck.wire.frames).toHaveLength(length);
  expect(stuck.inspector.feed.held().length).toBeLessThanOrEqual(500);
});

test("ends that come and go are told to a hub that reads nothing once it reads, as they are then", async () => {
  using stuck = await open();
  for (let batch = 0; batch < 100; batch += 1) stuck.note(50);
  const before = stuck.wire.buffered;
  const end = { commands: ["call"], drive: () => Promise.resolve(null) } as const;

  for (let at = 0; at < 1000; at += 1) stuck.drivables.add(`p.${at}`, LONG, end)();
  stuck.drivables.add("p.last", "last", end);
  expect(stuck.wire.buffered).toBe(before);
  stuck.wire.read();

  const offers = stuck.wire.frames.filter((message) => message.type === "offer");
  expect(offers.at(-1)).toMatchObject({ targets: [{ id: "p.last" }] });
});

test("a hub that asks and reads nothing is given no values", async () => {
  using stuck = await open();
  stuck.inspector.mark("note", LONG.repeat(10));
  stuck.inspector.asides.keep("long", LONG);
  for (let batch = 0; batch < 100; batch += 1) stuck.note(50);

  for (let id = 1; id <= 1000; id += 1)
    stuck.wire.receive({ type: "body", id, name: "long" } as never);

  expect(stuck.wire.buffered).toBeLessThan(CAP);
});

test("calls go on beside a socket that nobody reads, and what is lost of them is told", async () => {
  const hub = new WebSocketServer({
    port: 0,
    host: "127.0.0.1",
    handleProtocols: (all) => [...all][0] ?? false,
  });
  await once(hub, "listening");
  const address = hub.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  hub.on("connection", (socket: WebSocket) => {
    socket.send(encodeFrame({ ...WELCOME, ...TERMS }));
    socket.pause();
  });
  await using pair = await inspectedPair({ ring: { records: 500 } });
  const source = new CaptureSource(pair.inspector);
  const find = () => Promise.resolve(dialNodeHub(`ws://127.0.0.1:${port}/hub#token`));
  const membership = new Membership({ source, drivables: new Drivables(), find });
  await once(hub, "connection");

  for (let call = 0; call < 300; call += 1) {
    await pair.client.callTool("echo", { city: `${call} ${LONG}` });
  }

  expect(pair.inspector.feed.held().length).toBeLessThanOrEqual(500);
  expect(pair.inspector.records().find(({ kind }) => kind === "gap")).toMatchObject({
    why: "ring",
  });
  membership.close();
  for (const socket of hub.clients) socket.close(HubClose.GoingAway);
  for (const socket of hub.clients) socket.terminate();
  await new Promise((resolve) => {
    hub.close(resolve);
  });
});

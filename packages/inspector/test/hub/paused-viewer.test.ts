import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { Hub } from "../../src/hub/hub.ts";
import type { HubSocket } from "../../src/hub/hub-socket.ts";
import { decodeFrame, encodeFrame, type ToViewerMessage } from "../../src/hub/index.ts";
import { mark } from "./lines.ts";
import { openHub } from "./running.ts";
import { tellHub, watchHub } from "./talker.ts";

const LONG = "x".repeat(1000);
const CAP = 1024 * 1024 + 256 * 1024;

/** A socket whose far end reads when it is told to. */
class StalledSocket implements HubSocket {
  readonly messages: ToViewerMessage[] = [];
  buffered = 0;
  #waiting: (() => void)[] = [];

  send(text: string, left?: () => void): void {
    this.buffered += text.length;
    const message = decodeFrame<ToViewerMessage>(text)?.message;
    if (message !== undefined) this.messages.push(message);
    if (left !== undefined) this.#waiting.push(left);
  }

  /** Reads everything. */
  read(): void {
    this.buffered = 0;
    for (const left of this.#waiting.splice(0)) left();
  }

  close(): void {}
}

function open() {
  const clock = new VirtualClock();
  const hub = new Hub({ clock });
  const socket = new StalledSocket();
  const viewer = hub.accept("viewer", socket);
  viewer?.receive(encodeFrame({ type: "hello", role: "viewer", version: 1 }));
  socket.read();
  let seq = 0;
  const tell = (count: number) => {
    const lines = Array.from({ length: count }, () => {
      seq += 1;
      return mark("p", seq, LONG);
    });
    hub.take("p", lines);
  };
  return { clock, socket, tell };
}

test("what waits for a viewer that does not read stays at its cap", () => {
  const { clock, socket, tell } = open();

  for (let tick = 0; tick < 1200; tick += 1) {
    tell(20);
    clock.advance(50);
  }

  expect(socket.buffered).toBeLessThan(CAP);
  expect(socket.messages.filter(({ type }) => type === "summary").length).toBeLessThanOrEqual(1);
});

test("a viewer that is back is told what it missed, and given what comes from now on", () => {
  const { clock, socket, tell } = open();
  for (let tick = 0; tick < 200; tick += 1) tell(20);
  clock.advance(1000);
  const given = socket.messages.filter(({ type }) => type === "records").length;

  socket.read();
  clock.advance(1000);
  tell(1);

  const missed = socket.messages.find((message) => message.type === "missed");
  const last = socket.messages.at(-1);
  expect(missed).toMatchObject({ to: 4000 });
  expect(last).toEqual({ type: "records", first: 4001 });
  expect(given).toBeGreaterThan(1);
});

test("a viewer that comes late and reads slowly is given the whole ring all the same", () => {
  const { hub, tellAll } = filled();
  const socket = new StalledSocket();
  const viewer = hub.accept("viewer", socket);
  viewer?.receive(encodeFrame({ type: "hello", role: "viewer", version: 1 }));

  for (let turn = 0; turn < 100; turn += 1) socket.read();

  expect(tellAll).toBe(5000);
  expect(socket.messages.map(({ type }) => type)).not.toContain("missed");
  expect(firsts(socket.messages).at(-1)).toBeGreaterThan(4800);
});

function filled() {
  const hub = new Hub({ clock: new VirtualClock() });
  const lines = Array.from({ length: 5000 }, (_, index) => mark("p", index + 1, LONG));
  hub.take("p", lines);
  return { hub, tellAll: lines.length };
}

function firsts(messages: readonly ToViewerMessage[]): readonly number[] {
  return messages.flatMap((message) => (message.type === "records" ? [message.first] : []));
}

test("a viewer whose socket is paused slows no producer", async () => {
  await using hub = await openHub();
  await using paused = await watchHub(hub);
  await paused.next("welcome");
  paused.socket.pause();
  await using reading = await watchHub(hub);
  await using producer = await tellHub(hub, "p");

  for (let batch = 0; batch < 20; batch += 1) {
    const lines = Array.from({ length: 400 }, (_, at) => mark("p", batch * 400 + at + 1, LONG));
    producer.say({ type: "records" }, lines);
    expect(await reading.records(400)).toHaveLength(400);
  }

  paused.socket.resume();
  producer.say({ type: "records" }, [mark("p", 8001, LONG)]);
  const { message } = await paused.next("missed");
  expect(message.to).toBeGreaterThanOrEqual(8000);
});

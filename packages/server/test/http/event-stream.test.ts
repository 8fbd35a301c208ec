import { createTimers } from "@mcp-actors/machine";
import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { EventStream } from "../../src/http/event-stream.ts";
import type { HttpExchange, ReplyStream } from "../../src/http/http-exchange.ts";
import { httpSettings } from "../../src/http/http-settings.ts";

/** A reply whose client reads when it is told to. */
class HeldReply implements ReplyStream {
  text = "";
  waiting = 0;
  ending: "ended" | "cut" | undefined;
  #onDrain: () => void = () => {};

  write(text: string): boolean {
    this.text += text;
    this.waiting += text.length;
    return this.waiting < 10;
  }

  onDrain(listener: () => void): void {
    this.#onDrain = listener;
  }

  drain(): void {
    this.waiting = 0;
    this.#onDrain();
  }

  end(): void {
    this.ending = "ended";
  }

  destroy(): void {
    this.ending = "cut";
  }
}

function open(limits = {}) {
  const reply = new HeldReply();
  const exchange = { stream: () => reply } satisfies Partial<HttpExchange>;
  const clock = new VirtualClock();
  const timers = createTimers(clock);
  const settings = httpSettings({
    keepAlive: 1000,
    stallTimeout: 3000,
    outboxLimit: 30,
    ...limits,
  });
  // A stream takes nothing else of an exchange.
  const stream = new EventStream(exchange as Partial<HttpExchange> as HttpExchange, {
    timers,
    settings,
  });
  return { stream, reply, clock, timers };
}

test("says that more waits than should, and when it has left", async () => {
  const { stream, reply } = open();
  expect(stream.write("short")).toBe(true);
  expect(stream.write("too long")).toBe(false);
  let isDrained = false;
  const drained = stream.drained().then(() => {
    isDrained = true;
  });
  await Promise.resolve();
  expect(isDrained).toBe(false);
  reply.drain();
  await drained;

  expect(stream.write("again")).toBe(true);
});

test("is cut where more waits than may", () => {
  const { stream, reply } = open();
  stream.write("x".repeat(31));
  expect(reply.ending).toBeUndefined();

  expect(stream.write("one more")).toBe(false);
  expect(reply.ending).toBe("cut");
  expect(reply.text).toHaveLength(31);
});

test("is cut where nothing is read for too long, and not before", () => {
  const { stream, reply, clock } = open();
  stream.write("x".repeat(12));
  clock.advance(2999);
  reply.drain();
  stream.write("x".repeat(12));
  clock.advance(2999);
  expect(reply.ending).toBeUndefined();
  clock.advance(1);

  expect(reply.ending).toBe("cut");
});

test("says that it lives, unless more waits than should", () => {
  const { stream, reply, clock } = open();
  clock.advance(1000);
  expect(reply.text).toBe(": keep-alive\n\n");
  reply.drain();
  stream.write("x".repeat(12));
  clock.advance(1000);

  expect(reply.text).toBe(`: keep-alive\n\n${"x".repeat(12)}`);
});

test.each(["end", "release"] as const)("leaves nothing behind at its %s", async (way) => {
  const { stream, reply, timers } = open();
  stream.write("x".repeat(12));
  const drained = stream.drained();
  stream[way]();
  await drained;

  expect(timers.size).toBe(0);
  expect(stream.write("late")).toBe(true);
  expect(reply.text).toBe("x".repeat(12));
});

import { describe, expect, test } from "vitest";
import { FrameWriter } from "../../src/websocket/frame-writer.ts";
import type { TextSocket } from "../../src/websocket/text-socket.ts";

/** Bytes before the text of a frame that is not short. */
const HEADER = 4;

/** A socket whose peer reads when it is told to. */
class StillSocket implements TextSocket {
  buffered = 0;
  #leaving: (() => void)[] = [];

  listen(): void {}

  send(text: string, onLeft?: () => void): void {
    this.buffered += HEADER + Buffer.byteLength(text);
    if (onLeft !== undefined) this.#leaving.push(onLeft);
  }

  /** The peer reads everything. */
  empty(): void {
    this.buffered = 0;
    for (const left of this.#leaving.splice(0)) left();
  }

  pause(): void {}
  resume(): void {}
  close(): void {}
  cut(): void {}
}

function open(bounds: { readonly mark: number; readonly limit: number }) {
  const socket = new StillSocket();
  const writer = new FrameWriter(socket, bounds);
  const log: string[] = [];
  writer.listen(() => log.push("left"));
  return { socket, writer, log };
}

describe("a writer of frames", () => {
  test.each([
    ["by the bytes of its text", "漢".repeat(400)],
    ["by the bytes before its text", "x".repeat(1000)],
  ])("is full, says so and tells what leaves where it is over its mark %s", (_, text) => {
    const { socket, writer, log } = open({ mark: 1000, limit: 1000 });

    expect([writer.put(text), writer.isFull]).toEqual([false, true]);
    socket.empty();

    expect([log, writer.isFull]).toEqual([["left"], false]);
  });

  test("does not ask to be told of what is far from its mark", () => {
    const { socket, writer, log } = open({ mark: 1000, limit: 1000 });

    expect(writer.put("漢".repeat(300))).toBe(true);
    socket.empty();

    expect(log).toEqual([]);
  });

  test.each(["x", "漢"])("never overflows with one long message of %s", (letter) => {
    const { writer } = open({ mark: 1000, limit: 1000 });

    writer.put(letter.repeat(2000));
    expect(writer.overflows).toBe(false);

    writer.put("x".repeat(1000));
    expect(writer.overflows).toBe(true);
  });
});

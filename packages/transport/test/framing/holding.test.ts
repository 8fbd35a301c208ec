import type { Channel } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { note } from "../support/note.ts";
import { openTcpPair } from "../support/open-tcp-pair.ts";
import { openWebSocketPair } from "../support/open-websocket-pair.ts";
import { record } from "../support/record.ts";

/** Far more than the system and a channel take of a peer that is not read. */
const FLOOD = Array.from({ length: 400 }, (_, count) => note(`n${count}`, "x".repeat(100_000)));

type OpenPair = () => Promise<{ readonly near: Channel; readonly far: Channel }>;

describe.each<[wire: string, open: OpenPair]>([
  ["TCP", () => openTcpPair("tcp")],
  ["a WebSocket", () => openWebSocketPair()],
])("a channel on %s that is held", (_wire, open) => {
  test("reads little more until it is let go, for every reason, and loses nothing", async () => {
    const { near, far } = await open();
    const heard = record(far);
    const own = record(near);
    const [first, second] = [deferred(), deferred()];

    far.hold?.(first.promise);
    far.hold?.(second.promise);
    for (const message of FLOOD) near.send(message);
    first.settle();
    await flooded(open);
    const meanwhile = heard.items.length;
    second.settle();
    await heard.atLeast(FLOOD.length);

    expect(meanwhile).toBeLessThan(FLOOD.length / 2);
    expect(heard.items.at(-1)).toEqual({ kind: "notification", message: FLOOD.at(-1) });
    own.close();
    await Promise.all([near.closed, far.closed]);
  });

  test("keeps what came until there is somebody to hear it, though it was let go before", async () => {
    const { near, far } = await open();
    const own = record(near);

    const held = deferred();
    far.hold?.(held.promise);
    held.settle();
    near.send(note("early"));
    await flooded(open);
    const heard = record(far);
    await heard.atLeast(1);

    expect(heard.items).toEqual([{ kind: "notification", message: note("early") }]);
    own.close();
    await Promise.all([near.closed, far.closed]);
  });

  test("closes as any other", async () => {
    const { near, far } = await open();
    const heard = record(far);
    const own = record(near);

    far.hold?.(new Promise(() => {}));
    heard.close();

    expect(await own.ended()).toBe("completed");
    await Promise.all([near.closed, far.closed]);
  });
});

function deferred() {
  let settle: () => void = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

/** Settles when a channel that nobody holds has read the same, sent later. */
async function flooded(open: OpenPair): Promise<void> {
  const { near, far } = await open();
  const heard = record(far);
  const own = record(near);
  for (const message of FLOOD) near.send(message);
  await heard.atLeast(FLOOD.length);
  own.close();
  await Promise.all([near.closed, far.closed]);
}

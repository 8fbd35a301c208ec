import type { JsonRpcNotification } from "@mcp-actors/protocol";
import type { ChannelPromise } from "./channel-pair.ts";
import { expectSame, promise } from "./promise.ts";

const NOTE: JsonRpcNotification = { jsonrpc: "2.0", method: "note" };

/** What every channel promises of its end. */
export const endingPromises: readonly ChannelPromise[] = [
  promise("completes at the far end when the near end closes", async ({ atNear, atFar }) => {
    atNear.close();

    expectSame(await atFar.ended(), "completed");
  }),

  promise("delivers what was sent just before a close", async ({ near, atNear, atFar }) => {
    const text = "x".repeat(300_000);
    for (const message of [NOTE, { ...NOTE, params: { text } }, NOTE]) near.send(message);
    atNear.close();

    expectSame(await atFar.ended(), "completed");
    expectSame(atFar.heard, [
      { kind: "notification", message: NOTE },
      { kind: "notification", message: { ...NOTE, params: { text } } },
      { kind: "notification", message: NOTE },
    ]);
  }),

  promise("settles closed on both ends", async ({ near, far, atNear }) => {
    atNear.close();

    await Promise.all([near.closed, far.closed]);
  }),

  promise("closes any number of times", async ({ near, atNear, atFar }) => {
    atNear.close();
    atNear.close();

    expectSame(await atFar.ended(), "completed");
    atFar.close();
    await near.closed;
  }),

  promise("answers false to send after the end, on both ends", async ({ near, far, ...ends }) => {
    ends.atNear.close();
    await ends.atFar.ended();

    expectSame([near.send(NOTE), far.send(NOTE)], [false, false]);
  }),

  promise("settles drained after the end", async ({ near, far, atNear, atFar }) => {
    atNear.close();
    await atFar.ended();

    await Promise.all([near.drained(), far.drained()]);
  }),

  promise("settles drained when the channel closes meanwhile", async ({ near, atNear }) => {
    for (let sent = 0; sent < 64; sent += 1) {
      near.send({ ...NOTE, params: { text: "x".repeat(64 * 1024) } });
    }
    const drained = near.drained();
    atNear.close();

    await drained;
  }),

  promise("has one consumer, whom a second does not disturb", async ({ near, far, atFar }) => {
    const second = await new Promise((resolve) => {
      far.inbound$.subscribe({
        next: () => resolve("heard"),
        error: () => resolve("refused"),
        complete: () => resolve("completed"),
      });
    });
    near.send(NOTE);

    expectSame(second, "refused");
    expectSame((await atFar.atLeast(1)).length, 1);
  }),
];

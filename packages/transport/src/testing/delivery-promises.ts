import type { Decoded, JsonRpcMessage, JsonRpcNotification } from "@mcp-actors/protocol";
import type { ChannelPromise } from "./channel-pair.ts";
import { expectSame, promise } from "./promise.ts";

const MEBIBYTE = 1024 * 1024;

/** What every channel promises of the messages on it. */
export const deliveryPromises: readonly ChannelPromise[] = [
  promise("delivers messages whole and in order", async ({ near, atFar }) => {
    const sent = numbered(50);

    for (const message of sent) near.send(message);

    expectSame(messages(await atFar.atLeast(50)), sent);
  }),

  promise("delivers in both directions at once", async ({ near, far, atNear, atFar }) => {
    const sent = numbered(10);

    for (const message of sent) {
      near.send(message);
      far.send(message);
    }

    expectSame(messages(await atFar.atLeast(10)), sent);
    expectSame(messages(await atNear.atLeast(10)), sent);
  }),

  promise("delivers nothing inside send", async ({ near, atFar }) => {
    near.send(note("a"));

    expectSame(atFar.heard.length, 0);
    expectSame(messages(await atFar.atLeast(1)), [note("a")]);
  }),

  promise("tells the four kinds of message apart", async ({ near, atFar }) => {
    near.send({ jsonrpc: "2.0", id: 1, method: "ask" });
    near.send(note("tell"));
    near.send({ jsonrpc: "2.0", id: 1, result: {} });
    near.send({ jsonrpc: "2.0", id: 1, error: { code: -1, message: "No" } });

    const heard = await atFar.atLeast(4);

    expectSame(
      heard.map(({ kind }) => kind),
      ["request", "notification", "result", "error"],
    );
  }),

  promise("keeps the value and type of ids", async ({ near, atFar }) => {
    const sent = [0, "", "0", 1, "1", "abc", -1].map((id) => ({
      jsonrpc: "2.0" as const,
      id,
      result: {},
    }));

    for (const message of sent) near.send(message);

    expectSame(messages(await atFar.atLeast(sent.length)), sent);
  }),

  promise("keeps every character of a text", async ({ near, atFar }) => {
    const text = 'é漢😀\u2028\u2029\u0085\u0000\ufeff\r\n\t"\\';

    near.send(note("say", text));

    expectSame(messages(await atFar.atLeast(1)), [note("say", text)]);
  }),

  promise("delivers a message of 1 MiB between small ones", async ({ near, atFar }) => {
    const sent = [note("a"), note("b", "漢".repeat(MEBIBYTE / 3)), note("c")];

    for (const message of sent) near.send(message);

    expectSame(messages(await atFar.atLeast(3)), sent);
  }),

  promise("hands on what is no message as a value", async ({ near, atFar }) => {
    near.send({ jsonrpc: "2.0", id: 0.5, method: "unreadable" });
    near.send(note("after"));

    const [first, second] = await atFar.atLeast(2);

    expectSame(first?.kind, "unreadable");
    expectSame(second, { kind: "notification", message: note("after") });
  }),

  promise("drains", async ({ near, atFar }) => {
    for (let sent = 0; sent < 8; sent += 1) near.send(note("big", "x".repeat(MEBIBYTE / 4)));

    await near.drained();

    expectSame(near.send(note("small")), true);
    expectSame((await atFar.atLeast(9)).length, 9);
  }),
];

function note(method: string, text?: string): JsonRpcNotification {
  return text === undefined
    ? { jsonrpc: "2.0", method }
    : { jsonrpc: "2.0", method, params: { text } };
}

function numbered(count: number): readonly JsonRpcNotification[] {
  return Array.from({ length: count }, (_, number) => note(`n${number}`));
}

function messages(heard: readonly Decoded[]): readonly (JsonRpcMessage | undefined)[] {
  return heard.map((decoded) => ("message" in decoded ? decoded.message : undefined));
}

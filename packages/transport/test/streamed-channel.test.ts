import { type JsonRpcMessage, LATEST_LEGACY, legacyDialect } from "@mcp-actors/protocol";
import { NEVER, of } from "rxjs";
import { expect, test } from "vitest";
import type { Inbound } from "../src/link.ts";
import { multiplex } from "../src/multiplex.ts";
import type { Arrival, StreamedChannel } from "../src/streamed-channel.ts";

const dialect = legacyDialect(LATEST_LEGACY, { info: { name: "", version: "" }, capabilities: {} });
const observer = { related() {}, answered() {}, lost() {} };

/** A channel with a stream for each request, that keeps what it is told. */
function recordedChannel(arrivals: readonly Arrival[] = []) {
  const told: unknown[] = [];
  const channel: StreamedChannel = {
    inbound$: arrivals.length === 0 ? NEVER : of(...arrivals),
    facts: { principal: "ada" },
    closed: Promise.resolve(),
    openStreams: 3,
    send(message: JsonRpcMessage, within) {
      told.push(["send", "method" in message ? message.method : message.id, within]);
      return within !== "full";
    },
    async drained(within) {
      told.push(["drained", within]);
    },
    closeStream: (within, retryAfter) => told.push(["closeStream", within, retryAfter]),
  };
  return { channel, told };
}

test("a link hands on in which stream a message leaves", async () => {
  const { channel, told } = recordedChannel();
  const link = multiplex(channel, dialect);
  link.open({ method: "ping" }, observer, 7);
  link.open({ method: "ping" }, observer);
  expect(link.send({ jsonrpc: "2.0", id: "a", result: {} }, "a")).toBe(true);
  expect(link.send({ jsonrpc: "2.0", method: "note" }, "full")).toBe(false);
  await link.drained("a");
  link.closeStream?.("a", 50);

  expect(told).toEqual([
    ["send", "ping", 7],
    ["send", "ping", undefined],
    ["send", "a", "a"],
    ["send", "note", "full"],
    ["drained", "a"],
    ["closeStream", "a", 50],
  ]);
  expect(link.openStreams).toBe(3);
});

test("a link hands on what travels beside a request, and that its client left", () => {
  const message = { jsonrpc: "2.0", id: 1, method: "ping" } as const;
  const facts = { principal: "eve" };
  const arrivals: Arrival[] = [
    { kind: "request", message, key: 41, facts },
    { kind: "departure", key: 41, reason: "gone" },
  ];
  const heard: Inbound[] = [];
  multiplex(recordedChannel(arrivals).channel, dialect).inbound$.subscribe((one) =>
    heard.push(one),
  );

  expect(heard).toEqual(arrivals);
});

test("a link goes on from the last id of the one before", () => {
  const sent: JsonRpcMessage[] = [];
  const channel = {
    ...recordedChannel().channel,
    send: (one: JsonRpcMessage) => sent.push(one) > 0,
  };
  multiplex(channel, dialect, { lastId: 41 }).open({ method: "ping" }, observer);

  expect(sent).toMatchObject([{ id: 42 }]);
});

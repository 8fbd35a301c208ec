import { type JsonRpcMessage, LATEST_LEGACY, legacyDialect } from "@mcp-actors/protocol";
import { type Arrival, multiplex, type StreamedChannel } from "@mcp-actors/transport";
import { Subject } from "rxjs";
import { expect, test } from "vitest";
import { createPeer } from "../../src/peer/create-peer.ts";
import type { InboundExchange } from "../../src/serve.ts";

const dialect = legacyDialect(LATEST_LEGACY, { info: { name: "", version: "" }, capabilities: {} });

/** A peer that holds its requests open, on a wire with a stream for each. */
function open(hasRoom = true) {
  const arrival$ = new Subject<Arrival>();
  const sent: [JsonRpcMessage, unknown][] = [];
  const closedStreams: unknown[] = [];
  const exchanges: InboundExchange[] = [];
  const channel: StreamedChannel = {
    inbound$: arrival$,
    facts: { principal: "whole" },
    closed: Promise.resolve(),
    openStreams: 0,
    send: (message, within) => {
      sent.push([message, within]);
      return hasRoom;
    },
    drained: () => Promise.resolve(),
    closeStream: (within, retryAfter) => closedStreams.push([within, retryAfter]),
  };
  const peer = createPeer({ serve: (_request, exchange) => void exchanges.push(exchange) });
  peer.attach(multiplex(channel, dialect), () => {}).ready();
  const receive = (key: number | undefined, principal?: string) =>
    arrival$.next({
      kind: "request",
      message: { jsonrpc: "2.0", id: 1, method: "work" },
      key,
      facts: principal === undefined ? undefined : { principal },
    });
  return { arrival$, sent, closedStreams, exchanges, peer, receive };
}

test("requests of one id are told apart by their keys, and answered under their id", () => {
  const { exchanges, receive, sent } = open();
  receive(10, "ada");
  receive(11);
  expect(exchanges.map(({ id, facts }) => [id, facts.principal])).toEqual([
    [1, "ada"],
    [1, "whole"],
  ]);
  exchanges[1]?.answer({ second: true });
  exchanges[0]?.notify({ jsonrpc: "2.0", method: "note" });
  exchanges[0]?.answer({ first: true });

  expect(sent).toEqual([
    [{ jsonrpc: "2.0", id: 1, result: { second: true } }, 11],
    [{ jsonrpc: "2.0", method: "note" }, 10],
    [{ jsonrpc: "2.0", id: 1, result: { first: true } }, 10],
  ]);
});

test("a client that leaves withdraws its own request alone", () => {
  const { arrival$, exchanges, peer, receive, sent } = open();
  receive(10);
  receive(11);
  arrival$.next({ kind: "departure", key: 10, reason: "gone" });

  expect(exchanges.map(({ over }) => over)).toEqual([true, false]);
  expect(exchanges[0]?.signal.reason).toMatchObject({ message: "gone" });
  expect(peer.counts.requests).toBe(1);
  expect(sent).toEqual([]);
});

test("what a request asks leaves in its stream", () => {
  const { exchanges, receive, sent } = open();
  receive(10);
  void exchanges[0]?.ask({ method: "roots/list" });

  expect(sent).toMatchObject([[{ method: "roots/list" }, 10]]);
});

test("a stream is closed while its request is open, and not afterwards", () => {
  const { closedStreams, exchanges, receive } = open();
  receive(10);
  exchanges[0]?.closeStream(50);
  exchanges[0]?.answer({});
  exchanges[0]?.closeStream();

  expect(closedStreams).toEqual([[10, 50]]);
});

test("a stream that is full holds up no other request", () => {
  const { exchanges, receive } = open(false);
  receive(10);
  expect(exchanges[0]?.notify({ jsonrpc: "2.0", method: "note" })).toBe(false);
  receive(11);

  expect(exchanges).toHaveLength(2);
});

import { decodeMessage } from "@mcp-actors/protocol";
import { TransportError, type WireTap } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import { type HandLink, openByHand } from "./support/open-by-hand.ts";

/** A link with a tap on it, and all that is told of it in one list. */
function openTapped() {
  const opened = openByHand();
  const told: string[] = [];
  const tap: WireTap = {
    sent: (message) => told.push(`sent ${"method" in message ? message.method : message.id}`),
    received: ({ kind }) => told.push(`received ${kind}`),
    handled: () => told.push("handled"),
    passed: () => told.push("passed"),
    closed: (error) => told.push(`closed ${error?.code}`),
  };
  opened.link.tap?.(tap);
  return { ...opened, told };
}

test("a tap hears all that leaves and comes, around what it makes happen", () => {
  const { link, wire, told } = openTapped();
  const ask = () =>
    link.open(
      { method: "ask" },
      { related() {}, lost() {}, answered: () => told.push("answered") },
    );

  ask();
  ask().abandon();
  link.send({ jsonrpc: "2.0", id: 7, result: {} });
  wire.next(decodeMessage('{"jsonrpc":"2.0","id":1,"result":{}}'));
  wire.next(decodeMessage("no JSON"));

  expect(told).toEqual([
    "sent ask",
    "sent ask",
    "sent forget",
    "sent 7",
    "received result",
    "answered",
    "handled",
    "received unreadable",
    "handled",
  ]);
});

test.each<[how: string, end: (opened: HandLink) => void, code: string | undefined]>([
  ["its peer closes it", ({ wire }) => wire.complete(), undefined],
  ["we close it", ({ inbound }) => inbound.close(), undefined],
  ["it is lost", ({ wire }) => wire.error(new TransportError("oversized", "Long")), "oversized"],
])(
  "a tap hears once that the wire is over when %s, with an error where nobody meant it",
  (_how, end, code) => {
    const opened = openTapped();

    end(opened);
    opened.inbound.close();

    expect(opened.told).toEqual([`closed ${code}`]);
    expect(opened.link.over).toBe(true);
  },
);

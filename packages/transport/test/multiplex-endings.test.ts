import type { Decoded } from "@mcp-actors/protocol";
import { type Channel, LOCAL, multiplex, TransportError } from "@mcp-actors/transport";
import { Subject } from "rxjs";
import { describe, expect, test } from "vitest";
import { openByHand } from "./support/open-by-hand.ts";
import { openLink } from "./support/open-link.ts";
import { record } from "./support/record.ts";
import { testDialect } from "./support/test-dialect.ts";

describe("abandoning", () => {
  test("tells the peer once, with the reason", async () => {
    const { link, open, peer, settle, heard } = openLink();
    const exchange = open();

    exchange.abandon("bored");
    exchange.abandon("again");
    await settle();

    expect(peer.items.slice(1)).toEqual([
      {
        kind: "notification",
        message: { jsonrpc: "2.0", method: "forget", params: { of: 1, reason: "bored" } },
      },
    ]);
    expect(heard).toEqual([]);
    expect(link.openExchanges).toBe(0);
  });

  test("tells nothing where the dialect says so", async () => {
    const { open, peer, settle } = openLink();

    open({ method: "open" }).abandon();
    await settle();

    expect(peer.items).toHaveLength(1);
  });

  test("tells nothing after the answer", async () => {
    const { open, say, peer, settle } = openLink();
    const exchange = open();
    say({ id: 1, result: {} });
    await settle();

    exchange.abandon();
    await settle();

    expect(peer.items).toHaveLength(1);
  });

  test("tells nothing when the channel is gone", () => {
    const { link, sent, wire } = openByHand();
    const exchange = link.open({ method: "ask" }, { related() {}, answered() {}, lost() {} });

    wire.complete();
    exchange.abandon();

    expect(sent).toHaveLength(1);
  });

  test("uses the dialect that is spoken then", async () => {
    const { link, open, peer, settle } = openLink();
    const exchange = open();

    link.speak(testDialect({ cancel: () => ({ jsonrpc: "2.0", method: "drop" }) }));
    exchange.abandon();
    await settle();

    expect(peer.items.at(-1)).toMatchObject({ message: { method: "drop" } });
  });
});

describe("loss", () => {
  test.each([
    ["the peer closes", (wire: Subject<Decoded>) => wire.complete(), "The peer closed the channel"],
    [
      "the wire fails",
      (wire: Subject<Decoded>) => wire.error(new TransportError("lost", "Cable cut")),
      "Cable cut",
    ],
    ["something else fails", (wire: Subject<Decoded>) => wire.error(new Error("Odd")), "Odd"],
  ])("settles each exchange once and in order when %s (case 28)", (_name, end, message) => {
    const { link, wire } = openByHand();
    const heard: string[] = [];
    const observe = (name: string) => ({
      related: () => heard.push(`${name} part`),
      answered: () => heard.push(`${name} answered`),
      lost: (error: TransportError) => heard.push(`${name} ${error.code} ${error.message}`),
    });
    for (const name of ["a", "b", "c"]) link.open({ method: "ask" }, observe(name));

    end(wire);

    expect(heard).toEqual(["a", "b", "c"].map((name) => `${name} lost ${message}`));
    expect(link.openExchanges).toBe(0);
  });

  test("follows from closing the link", async () => {
    const { link, open, inbound, heard } = openLink();
    open();

    inbound.close();
    await link.closed;

    expect(heard).toEqual(["1 lost The channel was closed"]);
  });

  test("ends the link as the channel ended", async () => {
    const failure = new TransportError("oversized", "Message is longer than 9 bytes");
    const [completed, failed] = [openByHand(), openByHand()];

    completed.wire.complete();
    failed.wire.error(failure);

    expect(await completed.inbound.ended()).toBe("completed");
    expect(await failed.inbound.ended()).toEqual({ error: failure });
  });

  test("settles at once, but not at once inside open, what is opened afterwards (case 28)", async () => {
    const { open, inbound, heard, settle } = openLink();
    inbound.close();

    open();
    open().abandon();
    expect(heard).toEqual([]);
    await settle();

    expect(heard).toEqual(["1 lost The channel was closed"]);
  });

  test("that shows only as a request is sent settles that request too, and not inside open (case 28)", async () => {
    const wire = new Subject<Decoded>();
    const channel: Channel = {
      facts: LOCAL,
      inbound$: wire.asObservable(),
      send: () => {
        wire.complete();
        return false;
      },
      drained: () => Promise.resolve(),
      closed: Promise.resolve(),
    };
    const link = multiplex(channel, testDialect());
    const inbound = record(link);
    const heard: string[] = [];

    link.open(
      { method: "ask" },
      { related() {}, answered() {}, lost: ({ message }) => heard.push(message) },
    );
    expect(heard).toEqual([]);
    expect(await inbound.ended()).toBe("completed");

    expect([heard, link.openExchanges]).toEqual([["The peer closed the channel"], 0]);
  });

  test("lets one exchange give up another that is about to be lost", () => {
    const { link, wire } = openByHand();
    const heard: string[] = [];
    const quiet = { related() {}, answered() {} };
    link.open({ method: "ask" }, { ...quiet, lost: () => second.abandon() });
    const second = link.open({ method: "ask" }, { ...quiet, lost: () => heard.push("second") });

    wire.complete();

    expect(heard).toEqual([]);
  });

  test("is not caused by a second consumer, who is refused", async () => {
    const { link, open, say, settle, heard } = openLink();
    open();

    expect(await record(link).ended()).toMatchObject({ error: { message: /one consumer/ } });
    say({ id: 1, result: {} });
    await settle();

    expect(heard).toEqual(["1 answered {}"]);
  });
});

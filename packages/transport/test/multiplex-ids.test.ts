import { type Channel, memoryPair, multiplex } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { openLink } from "./support/open-link.ts";
import { testDialect } from "./support/test-dialect.ts";

describe("ids", () => {
  test("start at 1 and are never used again", async () => {
    const { link, open, say, peer, settle } = openLink();

    open();
    open();
    await settle();
    say({ id: 1, result: {} }, { id: 2, result: {} });
    await settle();
    open().abandon();
    open();
    await settle();

    const requests = peer.items.flatMap((item) =>
      item.kind === "request" ? [item.message.id] : [],
    );
    expect(requests).toEqual([1, 2, 3, 4]);
    expect(link.openExchanges).toBe(1);
  });

  test("are given to the dialect, which shapes the request", async () => {
    const { open, peer } = openLink();

    open({ method: "ask", params: { text: "hi" } });

    await peer.atLeast(1);
    expect(peer.items).toEqual([
      {
        kind: "request",
        message: { jsonrpc: "2.0", id: 1, method: "ask", params: { text: "hi", token: 1 } },
      },
    ]);
  });

  test.each([
    ["the text of an id (case 30)", { id: "1", result: {} }, "unknown"],
    ["an id of nobody (case 32)", { id: 0, result: {} }, "unknown"],
    ["an id not yet given", { id: 2, result: {} }, "unknown"],
    ["an empty id", { id: "", result: {} }, "unknown"],
    ["no id (case 34)", { error: { code: -1, message: "No" } }, "anonymous"],
    ["the id null (case 34)", { id: null, error: { code: -1, message: "No" } }, "anonymous"],
  ])("an answer with %s settles nothing and is a stray", async (_name, answer, reason) => {
    const { link, open, say, inbound, heard } = openLink();
    open();

    say(answer);
    await inbound.atLeast(1);

    expect(inbound.items[0]).toMatchObject({ kind: "stray", reason });
    expect(heard).toEqual([]);
    expect(link.openExchanges).toBe(1);
  });

  test("a second answer is late and changes nothing (case 37)", async () => {
    const { open, say, inbound, heard } = openLink();
    open();

    say({ id: 1, result: { first: true } }, { id: 1, result: { first: false } });
    await inbound.atLeast(1);

    expect(heard).toEqual(['1 answered {"first":true}']);
    expect(inbound.items).toMatchObject([{ kind: "stray", reason: "late" }]);
  });

  test("an answer to what was given up is late (case 60)", async () => {
    const { open, say, inbound, heard } = openLink();
    open().abandon();

    say({ id: 1, result: {} });
    await inbound.atLeast(1);

    expect(heard).toEqual([]);
    expect(inbound.items).toMatchObject([{ kind: "stray", reason: "late" }]);
  });

  test("a request that cannot be sent throws and leaves nothing open", () => {
    const failure = new TypeError("Params of ask cannot be written as JSON");
    const [near] = memoryPair();
    const channel: Channel = {
      facts: near.facts,
      inbound$: near.inbound$,
      closed: near.closed,
      drained: () => near.drained(),
      send: () => {
        throw failure;
      },
    };
    const link = multiplex(channel, testDialect());
    let caught: unknown;

    link.exchange({ method: "ask" }).subscribe({ error: (error) => (caught = error) });

    expect(caught).toBe(failure);
    expect(link.openExchanges).toBe(0);
  });
});

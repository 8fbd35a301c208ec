import { ErrorCode, LATEST_LEGACY } from "@mcp-actors/protocol";
import { type Channel, memoryPair, multiplex } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { Bridge } from "../../src/bridge/bridge.ts";
import { passingDialect } from "../../src/bridge/passing-dialect.ts";
import { BridgeSide, openBridge, settled } from "./open-bridge.ts";

const ASK = {
  id: "first",
  method: "tools/call",
  extra: { kept: true },
  params: {
    name: "x",
    unknown: [null],
    _meta: { progressToken: "token", "vendor/key": { deep: 1 }, traceparent: "00-1" },
  },
};

describe("a request", () => {
  test("passes under an id of the bridge's, and all else of it untouched", async () => {
    const { client, server } = await openBridge();

    await client.say(ASK);

    expect(server.heard).toEqual([
      {
        jsonrpc: "2.0",
        ...ASK,
        id: 1,
        params: { ...ASK.params, _meta: { ...ASK.params._meta, progressToken: 1 } },
      },
    ]);
  });

  test("without params or token is given neither", async () => {
    const { client, server } = await openBridge();

    await client.say({ id: 7, method: "ping" });
    await client.say({ id: 8, method: "x", params: { _meta: {} } });

    expect(server.heard).toEqual([
      { jsonrpc: "2.0", id: 1, method: "ping" },
      { jsonrpc: "2.0", id: 2, method: "x", params: { _meta: {} } },
    ]);
  });

  test.each([
    { result: { content: [], unknown: 1, _meta: { "vendor/key": 2 } }, extra: 3 },
    { error: { code: -32042, message: "No", data: { any: [1] } }, extra: 3 },
  ])("is answered untouched under its own id: %j", async (answer) => {
    const { client, server } = await openBridge();

    await client.say(ASK);
    await server.say({ id: 1, ...answer });

    expect(client.heard).toEqual([{ jsonrpc: "2.0", id: "first", ...answer }]);
  });

  test.each([0, "", "1", 1, -1])("keeps the id %j for its answer", async (id) => {
    const { client, server } = await openBridge();

    await client.say({ id, method: "ping" });
    await server.say({ id: server.last().id, result: {} });

    expect(client.heard).toEqual([{ jsonrpc: "2.0", id, result: {} }]);
  });

  test("is reported on under its own token, whatever else the report holds", async () => {
    const { client, server } = await openBridge();
    const report = { progress: 1, total: 2, message: "half", unknown: 1, _meta: { a: 1 } };

    await client.say(ASK);
    await server.say({
      method: "notifications/progress",
      params: { progressToken: 1, ...report },
    });

    expect(client.heard).toEqual([
      {
        jsonrpc: "2.0",
        method: "notifications/progress",
        params: { progressToken: "token", ...report },
      },
    ]);
  });

  test("is given up in the words of whoever asked, and what comes late goes nowhere", async () => {
    const { client, server } = await openBridge();
    const words = { reason: "bored", _meta: { a: 1 } };

    await client.say(ASK);
    await client.say({
      method: "notifications/cancelled",
      params: { requestId: "first", ...words },
    });
    await server.say({ id: 1, result: {} });

    expect(server.last()).toEqual({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: 1, ...words },
    });
    expect(client.heard).toEqual([]);
  });

  test("whose id is in flight already passes once", async () => {
    const { client, server } = await openBridge();

    await client.say(ASK);
    await client.say(ASK);

    expect(server.heard).toHaveLength(1);
    expect(client.heard).toMatchObject([{ error: { code: ErrorCode.InvalidRequest } }]);
    expect(client.last()).not.toHaveProperty("id");
  });

  test("is answered with an error when the far end goes, before the near end does", async () => {
    const { client, server } = await openBridge();

    await client.say(ASK);
    await server.leave();

    expect(client.heard).toMatchObject([{ id: "first", error: { code: -32000 } }]);
    expect(client.end).toBe("completed");
  });
});

describe("what the server asks", () => {
  test("reaches the client, and its answer the server", async () => {
    const { client, server } = await openBridge();
    const question = { id: 1, method: "sampling/createMessage", params: { _meta: { b: 2 } } };

    await client.say(ASK);
    await server.say(question);
    await client.say({ id: client.last().id, result: { model: "m" } });

    expect(client.heard).toEqual([{ jsonrpc: "2.0", ...question, id: 1 }]);
    expect(server.last()).toEqual({ jsonrpc: "2.0", id: 1, result: { model: "m" } });
  });

  test("is given up with it", async () => {
    const { client, server } = await openBridge();

    await server.say({ id: "q", method: "roots/list" });
    await server.say({ method: "notifications/cancelled", params: { requestId: "q" } });

    expect(client.last()).toEqual({
      jsonrpc: "2.0",
      method: "notifications/cancelled",
      params: { requestId: 1 },
    });
  });
});

describe("a stream of changes", () => {
  test("is tagged with the id that the client knows, and ended under it", async () => {
    const { client, server } = await openBridge();
    const key = "io.modelcontextprotocol/subscriptionId";
    const method = "notifications/tools/list_changed";

    await client.say({ id: "s", method: "subscriptions/listen", params: {} });
    await server.say({ method, params: { _meta: { [key]: 1, other: 2 } } });
    await server.say({ method: "notifications/cancelled", params: { requestId: 1 } });

    expect(client.heard).toMatchObject([
      { method, params: { _meta: { [key]: "s", other: 2 } } },
      { method: "notifications/cancelled", params: { requestId: "s" } },
    ]);
  });
});

describe("a bridge", () => {
  test("passes notifications of nobody both ways", async () => {
    const { client, server } = await openBridge();
    const told = { jsonrpc: "2.0", method: "notifications/x", params: { a: [1] }, extra: 1 };

    await client.say(told);
    await server.say(told);

    expect([client.heard, server.heard]).toEqual([[told], [told]]);
  });

  test("answers for what is no message, and goes on", async () => {
    const { client, server } = await openBridge();

    await client.say({ id: 1, method: 7 });
    await client.say({ id: 2, method: "ping" });

    expect(client.heard).toMatchObject([{ id: 1, error: { code: -32600 } }]);
    expect(server.heard).toHaveLength(1);
  });

  test("closes the one end when the other does", async () => {
    const { bridge, client, server } = await openBridge();

    await client.leave();
    await bridge.closed;

    expect(server.end).toBe("completed");
  });

  test("keeps what comes before the far end is reached", async () => {
    const [nearEnd, near] = memoryPair();
    const [far, farEnd] = memoryPair();
    let reach: () => void = () => {};
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const dialect = passingDialect(LATEST_LEGACY);
    new Bridge(
      near,
      reached.then(() => ({ link: multiplex(far, dialect), dialect })),
    );
    const client = new BridgeSide(nearEnd);
    const server = new BridgeSide(farEnd);

    await client.say({ id: 1, method: "ping" });
    expect(server.heard).toEqual([]);
    reach();
    await settled();

    expect(server.heard).toHaveLength(1);
  });

  test("says to whoever asked why the far end cannot be reached", async () => {
    const [nearEnd, near] = memoryPair();
    const failures: unknown[] = [];
    const cause = new Error("Nobody home");
    const unreachable = settled().then(() => Promise.reject(cause));
    const bridge = new Bridge(near, unreachable, { onFailure: (error) => failures.push(error) });
    const client = new BridgeSide(nearEnd);

    await client.say({ id: 1, method: "ping" });
    await client.say({ id: 2, method: "ping" });
    await client.leave();
    await bridge.closed;

    const error = { code: -32000, message: "Nobody home" };
    expect(client.heard).toEqual([
      { jsonrpc: "2.0", id: 1, error },
      { jsonrpc: "2.0", id: 2, error },
    ]);
    expect(failures).toEqual([cause]);
  });

  test("reads from one end no faster than the other does", async () => {
    const held: Promise<unknown>[] = [];
    let drain: () => void = () => {};
    const drained = new Promise<void>((resolve) => {
      drain = resolve;
    });
    const [nearEnd, near] = memoryPair();
    const [far] = memoryPair();
    const full = { ...proxy(far), send: () => false, drained: () => drained };
    const watched = {
      ...proxy(near),
      hold: (until: Promise<unknown>) => {
        held.push(until);
      },
    };
    const dialect = passingDialect(LATEST_LEGACY);
    new Bridge(watched, Promise.resolve({ link: multiplex(full, dialect), dialect }));
    await settled();
    const client = new BridgeSide(nearEnd);
    held.length = 0;

    for (const id of [1, 2, 3]) await client.say({ id, method: "ping" });
    expect(held).toHaveLength(1);
    drain();
    await Promise.all(held);
    await client.say({ id: 4, method: "ping" });

    expect(held).toHaveLength(2);
  });
});

/** A channel that does as another. */
function proxy(channel: Channel): Channel {
  const { facts, inbound$, closed } = channel;
  return {
    facts,
    inbound$,
    closed,
    send: (message) => channel.send(message),
    drained: () => channel.drained(),
  };
}

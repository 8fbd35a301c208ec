import { type Channel, memoryPair } from "@mcp-actors/transport";
import { NEVER, Subject, throwError } from "rxjs";
import { describe, expect, test } from "vitest";
import {
  connectModel,
  defineModel,
  type ModelOffer,
  type ModelServerEvent,
  serveModel,
} from "../../src/index.ts";
import { openModel, parrot } from "../open-model.ts";
import { arrival, rawEnd } from "../raw-end.ts";

/** A client that is written by hand, of a model that is served. */
function rawClient(offer: ModelOffer) {
  const end = rawEnd();
  const served = serveModel(offer, { channel: end.channel });
  return { ...end, served, [Symbol.dispose]: served.close };
}

const ask = (id: number, prompt: string) => ({ id, method: "generateContent", params: { prompt } });

describe("a client that is written by hand", () => {
  test("is answered with bare tokens, the content, and bare lists", async () => {
    using client = rawClient(parrot);

    client.send({ id: 1, method: "initialize", params: { clientName: "hand", capabilities: {} } });
    client.send({ id: 2, method: "listTools", params: {} });
    client.send(ask(3, "a b"));
    await arrival();

    expect(client.heard).toEqual([
      {
        jsonrpc: "2.0",
        id: 1,
        result: {
          serverName: "mcp-actors",
          serverVersion: "0.0.0",
          capabilities: { tools: [], notifications: ["progress", "toolCall"] },
        },
      },
      { jsonrpc: "2.0", id: 2, result: [] },
      { jsonrpc: "2.0", method: "progress", params: { token: "a " } },
      { jsonrpc: "2.0", method: "progress", params: { token: "b" } },
      { jsonrpc: "2.0", id: 3, result: { content: "a b", stopReason: "endTurn" } },
    ]);
  });

  test("that asks for two generations at once hears one after the other", async () => {
    using client = rawClient(parrot);

    client.send(ask(1, "a b"));
    client.send(ask(2, "c d"));
    await arrival();

    const told = client.heard.map((message) =>
      "params" in message
        ? (message.params as { token: string }).token
        : Reflect.get(message, "id"),
    );
    expect(told).toEqual(["a ", "b", 1, "c ", "d", 2]);
  });

  test.each(["cancelled", "notify/cancelled", "notifications/cancelled"])(
    "gives up a generation by %s, and the next one begins",
    async (method) => {
      using client = rawClient({
        async *generate({ prompt }) {
          yield prompt;
          // It never looks at its signal.
          if (prompt === "a") await new Promise(() => {});
        },
      });
      client.send(ask(1, "a"));
      client.send(ask(2, "b"));
      await arrival();

      client.send({ method, params: { requestId: 1 } });
      await arrival();

      expect(client.heard).toMatchObject([
        { params: { token: "a" } },
        { params: { token: "b" } },
        { id: 2, result: { content: "b" } },
      ]);
    },
  );

  test("gives up a generation that waits for its turn, which never begins", async () => {
    const begun: string[] = [];
    using client = rawClient({
      async *generate({ prompt }) {
        begun.push(prompt);
        yield prompt;
      },
    });
    client.send(ask(1, "a"));
    client.send(ask(2, "b"));
    client.send({ method: "cancelled", params: { requestId: 2 } });
    client.send(ask(3, "c"));
    await arrival();

    expect(begun).toEqual(["a", "c"]);
  });

  test("that wants no tokens is told none", async () => {
    using client = rawClient(parrot);

    client.send({ id: 1, method: "initialize", params: { capabilities: { notifications: [] } } });
    client.send(ask(2, "a b"));
    await arrival();

    expect(client.heard.slice(1)).toMatchObject([{ id: 2, result: { content: "a b" } }]);
  });

  test("that says only that it runs tools is asked", async () => {
    using client = rawClient({
      async *generate(_request, { callTool }) {
        yield String(await callTool("any", { x: 1 }));
      },
    });

    client.send({ id: 1, method: "initialize", params: { capabilities: { tools: true } } });
    client.send(ask(2, ""));
    await arrival();
    const { params } = client.heard[1] as { params: { callId: string } };
    client.send({
      id: 3,
      method: "callToolResult",
      params: { callId: params.callId, result: "yes" },
    });
    await arrival();

    expect(params).toMatchObject({ toolName: "any", arguments: { x: 1 } });
    expect(client.heard.at(-1)).toMatchObject({ id: 2, result: { content: "yes" } });
  });

  test.each([
    [
      "an unknown method",
      { method: "sing" },
      { code: -32601, message: "This model does not know sing" },
    ],
    [
      "no prompt",
      { method: "generateContent", params: {} },
      { code: -32602, message: "Prompt is not a string" },
    ],
    [
      "no tool",
      { method: "callTool", params: { name: "x" } },
      { code: -32602, message: "A tool call lacks toolName" },
    ],
  ])("is told what is wrong with %s", async (_name, request, error) => {
    using client = rawClient(parrot);

    client.send({ id: 1, ...request });
    await arrival();

    expect(client.heard).toEqual([{ jsonrpc: "2.0", id: 1, error }]);
  });
});

describe("a model that fails", () => {
  const failing: ModelOffer = {
    async *generate() {
      yield "so far";
      throw new Error("secret path /etc/models");
    },
  };

  test("tells its client little, its observer all, and keeps the tokens so far", async () => {
    const events: ModelServerEvent[] = [];
    await using opened = await openModel(failing, {
      server: { onEvent: (event) => events.push(event) },
    });
    const generation = opened.model.generate("");

    await expect(generation).rejects.toMatchObject({ code: -32603, message: "Could not generate" });
    expect(generation.text).toBe("so far");
    expect(events).toContainEqual({
      type: "request.failed",
      method: "generateContent",
      error: new Error("secret path /etc/models"),
    });
  });

  test("tells all where it is exposed", async () => {
    await using opened = await openModel(failing, { server: { expose: true } });

    await expect(opened.model.generate("")).rejects.toThrow("secret path /etc/models");
  });

  test("and gives what is no text fails", async () => {
    const odd = {
      async *generate() {
        yield 7;
      },
    };
    await using opened = await openModel(odd as never, { server: { expose: true } });

    await expect(opened.model.generate("")).rejects.toThrow("A token is a text, not number");
  });

  test("leaves the next generation alone", async () => {
    let runs = 0;
    await using opened = await openModel({
      async *generate() {
        runs += 1;
        if (runs === 1) throw new Error("once");
        yield "well";
      },
    });
    const first = opened.model.generate("");
    const second = opened.model.generate("");

    await expect(first).rejects.toThrow();
    expect(await second).toBe("well");
  });
});

test("a model that never waits can be cancelled all the same", async () => {
  await using opened = await openModel({
    async *generate() {
      for (;;) yield "x";
    },
  });
  const generation = opened.model.generate("");

  for await (const _token of generation) if (generation.text.length > 1000) break;
  await arrival();

  expect(opened.served.counts.requests).toBe(0);
});

test("a definition is connected to in process, once per connection", async () => {
  const model = defineModel({ ...parrot, name: "parrot", version: "3.0.0" });
  await using one = await connectModel(model);
  await using other = await connectModel(model);

  expect(one.server).toMatchObject({ name: "parrot", version: "3.0.0" });
  expect(await Promise.all([one.generate("a"), other.generate("b")])).toEqual(["a", "b"]);
});

describe("a model on a transport", () => {
  test("serves every peer that it brings, until it is closed", async () => {
    const channel$ = new Subject<Channel>();
    const served = serveModel(parrot, { transport: channel$ });
    const pairs = [memoryPair(), memoryPair()];
    const connecting = pairs.map(([near]) => connectModel({ channel: near }));
    for (const [, far] of pairs) channel$.next(far);
    const models = await Promise.all(connecting);
    expect(served.counts.connections).toBe(2);
    expect(await Promise.all(models.map((model) => model.generate("hi")))).toEqual(["hi", "hi"]);

    served.close();
    await served.closed;

    expect(served.counts.connections).toBe(0);
    expect(channel$.observed).toBe(false);
    for (const model of models) await model.close();
  });

  test("that fails is over, and says why", async () => {
    const events: ModelServerEvent[] = [];
    const failure = new Error("Port is busy");

    const served = serveModel(
      parrot,
      { transport: throwError(() => failure) },
      { onEvent: (event) => events.push(event) },
    );
    await served.closed;

    expect(events).toEqual([{ type: "listening.failed", error: failure }]);
  });

  test("that brings nobody is over when it is closed", async () => {
    const served = serveModel(parrot, { transport: NEVER });
    served.close();

    await expect(served.closed).resolves.toBeUndefined();
  });
});

test("a model without generate is refused when it is served", () => {
  expect(() => defineModel({} as never)).toThrow(
    "A model needs generate, a function, not undefined",
  );
});

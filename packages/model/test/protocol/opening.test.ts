import { VirtualClock } from "@mcp-actors/machine/testing";
import { expect, test } from "vitest";
import { connectModel } from "../../src/index.ts";
import { arrival, rawEnd, rawServer } from "../raw-end.ts";

const INTRODUCTION = { serverName: "raw", serverVersion: "2", capabilities: { tools: [] } };

test("a connection begins with a ping, then initialize, and knows who answers", async () => {
  const end = rawServer(() => {}, INTRODUCTION);

  await using model = await connectModel(
    { channel: end.channel },
    { client: { name: "test", version: "1" } },
  );

  expect(end.heard).toMatchObject([
    { method: "ping" },
    {
      method: "initialize",
      params: {
        clientName: "test",
        clientVersion: "1",
        capabilities: { tools: [], notifications: ["progress", "toolCall"] },
      },
    },
  ]);
  expect(model.server).toEqual({ name: "raw", version: "2", capabilities: { tools: [] } });
});

test("a server that knows no ping is initialized all the same", async () => {
  const end = rawEnd((message, { send }) => {
    if (!("id" in message) || !("method" in message)) return;
    const isKnown = message.method === "initialize";
    const unknown = { error: { code: -32601, message: "Method not found" } };
    send({ id: message.id, ...(isKnown ? { result: INTRODUCTION } : unknown) });
  });

  await using model = await connectModel({ channel: end.channel });

  expect(model.server.name).toBe("raw");
});

test("a server that is mute before initialize is initialized when its ping has waited long enough", async () => {
  const clock = new VirtualClock();
  const end = rawEnd((message, { send }) => {
    if (!("id" in message) || !("method" in message)) return;
    if (message.method === "initialize") send({ id: message.id, result: INTRODUCTION });
  });

  const connecting = connectModel({ channel: end.channel }, { clock });
  await arrival();
  clock.advance(3000);
  await using model = await connecting;

  expect(model.state).toBe("ready");
});

test("a server that refuses to be initialized is the error of connecting", async () => {
  const end = rawEnd((message, { send }) => {
    if (!("id" in message) || !("method" in message)) return;
    if (message.method === "ping") send({ id: message.id, result: {} });
    else send({ id: message.id, error: { code: -32000, message: "No room" } });
  });

  await expect(connectModel({ channel: end.channel })).rejects.toMatchObject({
    message: "No room",
  });
});

test("a server that never answers is given up in time", async () => {
  const clock = new VirtualClock();
  const end = rawEnd();

  const connecting = connectModel({ channel: end.channel }, { clock });
  const failing = expect(connecting).rejects.toMatchObject({
    message: "No answer to initialize in 30 s",
  });
  await arrival();
  clock.advance(3000);
  await arrival();
  clock.advance(30_000);

  await failing;
});

test.each(["a text", 7, null, {}])("target %j is refused with what a target is", async (target) => {
  await expect(connectModel(target as never)).rejects.toThrow(/^Target must be the URL of a model/);
});

test.each([
  ["http://127.0.0.1:3012/mcp", "ws://127.0.0.1:3012/mcp"],
  ["https://models.example/mcp", "wss://models.example/mcp"],
])("a model at %s is refused, and told of at %s", async (url, socket) => {
  const words = `A model is not spoken with over HTTP, but at ${socket} or on another socket`;

  await expect(connectModel(url)).rejects.toThrow(words);
  await expect(connectModel(new URL(url))).rejects.toThrow(words);
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { portChannel } from "@mcp-actors/transport";
import { describe, expect, test } from "vitest";
import { connectModel, type ModelOffer, modelTool, serveModel } from "../../src/index.ts";
import { type ListeningModel, serveModelTcp, serveModelWebSocket } from "../../src/node/index.ts";
import { parrot } from "../open-model.ts";

const asking = {
  ...parrot,
  async *generate(request, context) {
    yield* parrot.generate(request, context);
    yield ` ${String(await context.callTool("name"))}`;
  },
} satisfies typeof parrot;

describe.each<[string, (path: string) => Promise<ListeningModel>]>([
  ["TCP", () => serveModelTcp(asking)],
  ["a Unix domain socket", (path) => serveModelTcp(asking, { address: { path } })],
  ["WebSocket", () => serveModelWebSocket(asking)],
])("a model on %s", (_name, serve) => {
  test("serves several clients, tools included, and is gone when it is closed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "model-"));
    const served = await serve(join(folder, "socket"));
    const clients = await Promise.all(
      ["Ada", "Leo"].map((name) =>
        connectModel(served.url, {
          tools: { name: modelTool({ run: () => name }) },
          supervision: { restart: "never" },
        }),
      ),
    );

    expect(await Promise.all(clients.map((client) => client.generate("I am")))).toEqual([
      "I am Ada",
      "I am Leo",
    ]);
    expect(served.counts.connections).toBe(2);

    served.close();
    await served.closed;
    expect(served.counts.connections).toBe(0);
    await expect(connectModel(served.url, { supervision: { restart: "never" } })).rejects.toThrow();
    for (const client of clients) await client.close();
    await rm(folder, { recursive: true });
  });
});

/** A model whose tokens are on their way long before anybody reads them. */
const stutterer: ModelOffer = {
  async *generate({ prompt, maxTokens = 3000 }) {
    for (let n = 0; n < maxTokens; n += 1) yield prompt;
  },
};

test.each<[string, () => Promise<ListeningModel>]>([
  ["TCP", () => serveModelTcp(stutterer)],
  ["WebSocket", () => serveModelWebSocket(stutterer)],
])(
  "on %s a generation has no token of one that was given up right before it",
  async (_name, serve) => {
    const served = await serve();
    const model = await connectModel(served.url);

    for (let round = 0; round < 5; round += 1) {
      let seen = 0;
      for await (const token of model.generate("a")) {
        seen += token.length;
        if (seen > 5) break;
      }
      const tokens = [];
      for await (const token of model.generate({ prompt: "b", maxTokens: 5 })) tokens.push(token);
      expect(tokens).toEqual(["b", "b", "b", "b", "b"]);
    }

    await model.close();
    served.close();
    await served.closed;
  },
);

test("a port that is busy is the error of serving", async () => {
  const first = await serveModelTcp(parrot);
  const port = Number(new URL(first.url).port);

  await expect(serveModelTcp(parrot, { address: { port } })).rejects.toThrow(
    /in use by another program/,
  );
  await expect(serveModelWebSocket(parrot, { port })).rejects.toThrow(/in use by another program/);

  first.close();
  await first.closed;
});

test("a model is served on a message port", async () => {
  const { port1, port2 } = new MessageChannel();
  const served = serveModel(parrot, { channel: portChannel(port2) });
  const model = await connectModel({ port: port1 });

  expect(await model.generate("over a port")).toBe("over a port");

  await model.close();
  await served.closed;
});

test("beside its WebSockets a model tells what it can, and nothing else", async () => {
  const served = await serveModelWebSocket(parrot);
  const address = served.url.replace("ws:", "http:");

  const answered = await fetch(new URL("/capabilities", address));
  const refused = await fetch(address, { method: "DELETE" });

  expect(await answered.json()).toMatchObject({ serverName: "mcp-actors" });
  expect(refused.status).toBe(404);
  served.close();
  await served.closed;
});

import type { Facts } from "@mcp-actors/transport";
import { expect, test } from "vitest";
import {
  createServer,
  defineServer,
  prompt,
  resource,
  type ServerDefinition,
  type ServerEvent,
  type ServerOffer,
  tool,
} from "../src/index.ts";
import { modern, RawClient, turn } from "./raw-client.ts";

const text = () => "";
const define = (offer: Partial<ServerOffer> = {}): ServerDefinition =>
  defineServer({
    name: "s",
    version: "1",
    tools: { a: tool({ run: () => "old" }) },
    prompts: { p: prompt({ get: text }) },
    resources: { "file:///a": resource({ read: text }) },
    ...offer,
  });

/** A client of each era that is told of every list. */
async function startListening(server: ReturnType<typeof createServer>, facts?: Facts) {
  const clients = [new RawClient(server, facts), new RawClient(server, facts)] as const;
  const notifications = {
    toolsListChanged: true,
    promptsListChanged: true,
    resourcesListChanged: true,
  };
  await clients[0].initialize();
  void clients[1].request("subscriptions/listen", { notifications, ...modern() });
  await turn();
  return {
    clients,
    /** What each of them was told. */
    told: async () => {
      await turn();
      return clients.map((client) =>
        client.notifications
          .map(({ method }) => method)
          .filter((method) => method.endsWith("list_changed")),
      );
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) await client[Symbol.asyncDispose]();
    },
  };
}

test.each<[string, Partial<ServerOffer>, readonly string[]]>([
  ["nothing", {}, []],
  ["what a tool does", { tools: { a: tool({ run: () => "new" }) } }, []],
  ["a tool", { tools: { a: tool({ run: text }), b: tool({ run: text }) } }, ["tools"]],
  ["a tool's description", { tools: { a: tool({ description: "d", run: text }) } }, ["tools"]],
  ["a prompt", { prompts: {} }, ["prompts"]],
  ["a resource", { resources: { "file:///b": resource({ read: text }) } }, ["resources"]],
  [
    "a resource template",
    {
      resources: {
        "file:///a": resource({ read: text }),
        "file:///{name}": resource({ read: text }),
      },
    },
    ["resources"],
  ],
  ["all of it", { tools: {}, prompts: {}, resources: {} }, ["tools", "prompts", "resources"]],
])("tells clients of both eras where a swap changed %s", async (_what, offer, lists) => {
  const server = createServer(define());
  await using listening = await startListening(server);

  server.update(define(offer));

  const methods = lists.map((list) => `notifications/${list}/list_changed`);
  expect(await listening.told()).toEqual([methods, methods]);
});

test("lets calls in flight end as they began, and serves new ones anew", async () => {
  let finish = (_value: string) => {};
  const slow = tool({
    run: (_args, ctx) =>
      new Promise<string>((resolve) => {
        finish = (value) => resolve(`${value} ${ctx.server.counts.running}`);
      }),
  });
  const server = createServer(define({ tools: { slow, gone: tool({ run: text }) } }));
  await using client = new RawClient(server);
  const begun = client.call("slow", {}, modern());
  await turn();

  const next = define({ tools: { slow: tool({ run: () => "new" }) }, version: "2" });
  server.update(next);
  const after = await client.call("slow", {}, modern());
  const gone = await client.call("gone", {}, modern());
  finish("old");

  expect(server.offering).toBe(next);
  expect((await begun).result?.["content"]).toEqual([{ type: "text", text: "old 1" }]);
  expect(after.result).toMatchObject({
    content: [{ text: "new" }],
    _meta: { "io.modelcontextprotocol/serverInfo": { version: "2" } },
  });
  expect(gone.error?.message).toBe("Unknown tool: gone");
});

test("keeps what it offers where the next is no good", async () => {
  const server = createServer(define());
  await using client = new RawClient(server);
  const bad = { ...define(), tools: { "no name": tool({ run: text }) } };

  expect(() => server.update(bad)).toThrow('Tool "no name"');

  expect((await client.call("a", {}, modern())).result?.["content"]).toMatchObject([
    { text: "old" },
  ]);
});

const forAda = define({ tools: { secret: tool({ run: () => "for Ada" }) } });
const forOthers = define();
const tailored = ({ principal }: Facts) => (principal === "ada" ? forAda : forOthers);

test("offers each client what a function gives it, and lets no cache share it", async () => {
  const server = createServer(tailored);
  const lists = [];
  for (const principal of ["ada", "bob", "ada"]) {
    await using client = new RawClient(server, { principal });
    const { result } = await client.request("tools/list", modern());
    const tools = result?.["tools"] as readonly { readonly name: string }[];
    lists.push([tools.map(({ name }) => name).join(), result?.["cacheScope"]]);
  }

  expect(lists).toEqual([
    ["secret", "private"],
    ["a", "private"],
    ["secret", "private"],
  ]);
});

test("calls what somebody else is offered unknown", async () => {
  await using client = new RawClient(createServer(tailored), { principal: "bob" });
  await client.initialize();

  expect((await client.call("secret")).error?.message).toBe("Unknown tool: secret");
});

test("tells a swap to those alone for whom something changed", async () => {
  const server = createServer(tailored);
  await using ada = await startListening(server, { principal: "ada" });
  await using bob = await startListening(server, { principal: "bob" });

  server.update(({ principal }) => (principal === "ada" ? define({ tools: {} }) : forOthers));

  const methods = ["notifications/tools/list_changed"];
  expect(await ada.told()).toEqual([methods, methods]);
  expect(await bob.told()).toEqual([[], []]);
});

test("answers with what the function throws, and tells others nevertheless", async () => {
  const events: ServerEvent[] = [];
  const server = createServer(tailored, { onEvent: (event) => events.push(event) });
  await using ada = await startListening(server, { principal: "ada" });
  await using bob = await startListening(server, { principal: "bob" });

  server.update(({ principal }) => {
    if (principal === "ada") throw new Error("who?");
    return define({ tools: {} });
  });

  expect(await ada.told()).toEqual([[], []]);
  expect((await bob.told())[0]).toEqual(["notifications/tools/list_changed"]);
  expect(events.map(({ type }) => type)).toEqual(["callback.failed", "callback.failed"]);
  const { error } = await ada.clients[0].request("tools/list");
  expect(error?.message).toMatch(/^Internal error \(reference [0-9a-f]+\)$/);
});

import { ErrorCode, type Params } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import {
  createServer,
  defineServer,
  prompt,
  resource,
  type ServerDefinition,
  type ServerOptions,
  tool,
} from "../../src/index.ts";
import { RawClient, turn } from "../raw-client.ts";

const text = () => "";
const everything = defineServer({
  name: "s",
  version: "1",
  tools: { t: tool({ run: text }) },
  prompts: { p: prompt({ get: text }) },
  resources: { "file:///{name}": resource({ read: text }) },
});
const toolsAlone = defineServer({ name: "s", version: "1", tools: {} });

async function startSession(definition: ServerDefinition = everything, options?: ServerOptions) {
  const server = createServer(definition, options);
  const client = new RawClient(server);
  await client.initialize();
  await turn();
  return {
    server,
    client,
    subscribe: (uri: unknown, how = "subscribe") =>
      client.request(`resources/${how}`, { uri } as Params),
    told: async () => {
      await turn();
      return client.notifications.map(({ method, params }) => params ?? method);
    },
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  };
}

const LISTS = ["tools", "prompts", "resources"] as const;

test.each([
  ["everything", everything, LISTS.map((list) => `notifications/${list}/list_changed`)],
  ["tools alone", toolsAlone, ["notifications/tools/list_changed"]],
])("tells a session of the lists that it was offered: %s", async (_what, definition, expected) => {
  await using session = await startSession(definition);

  for (const list of LISTS) session.server.changed({ list });

  expect(await session.told()).toEqual(expected);
});

test("says once in a tick that a list changed, unless told otherwise", async () => {
  await using session = await startSession();
  await using chatty = await startSession(everything, { debounced: [] });

  for (const { server } of [session, chatty]) {
    for (let at = 0; at < 3; at += 1) server.changed({ list: "tools" });
  }

  expect(await session.told()).toHaveLength(1);
  expect(await chatty.told()).toHaveLength(3);
});

test("tells of the resources that a session subscribed to, each time, until it unsubscribes", async () => {
  await using session = await startSession();
  const { server, subscribe } = session;
  expect(await subscribe("file:///a")).toMatchObject({ result: {} });
  await subscribe("file:///a");
  server.changed({ resource: "file:///a" });
  server.changed({ resource: "file:///b" });
  server.changed({ resource: "file:///%61" });
  expect(await subscribe("file:///a", "unsubscribe")).toMatchObject({ result: {} });
  server.changed({ resource: "file:///a" });

  expect(await session.told()).toEqual([{ uri: "file:///a" }, { uri: "file:///a" }]);
});

test.each([
  ["a URI that is none", 1, { code: ErrorCode.InvalidParams }],
  [
    "a resource that is not there",
    "http://x/",
    { code: ErrorCode.ResourceNotFound, data: { uri: "http://x/" } },
  ],
])("refuses to subscribe to %s", async (_what, uri, expected) => {
  await using session = await startSession();

  expect((await session.subscribe(uri)).error).toMatchObject(expected);
});

test("bounds the subscriptions of a session", async () => {
  await using session = await startSession(everything, { limits: { subscriptions: 1 } });
  const replies = [];
  for (const uri of ["file:///a", "file:///a", "file:///b"]) {
    replies.push((await session.subscribe(uri)).error?.code);
  }

  expect(replies).toEqual([undefined, undefined, ErrorCode.Overloaded]);
});

test("offers no subscriptions where there are no resources", async () => {
  await using session = await startSession(toolsAlone);

  expect((await session.subscribe("file:///a")).error?.code).toBe(ErrorCode.MethodNotFound);
});

test("says nothing before the client confirmed the session", async () => {
  const server = createServer(everything);
  await using client = new RawClient(server);
  await client.request("initialize", { protocolVersion: "2025-11-25" });
  client.notify("notifications/roots/list_changed");
  await turn();
  server.changed({ list: "tools" });
  await turn();
  expect(client.notifications).toEqual([]);

  client.notify("notifications/initialized");
  await turn();
  server.changed({ list: "tools" });
  await turn();

  expect(client.notifications).toHaveLength(1);
});

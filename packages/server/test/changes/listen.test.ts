import { ErrorCode, type Params } from "@mcp-actors/protocol";
import { expect, test } from "vitest";
import { createServer, defineServer, prompt, resource, tool } from "../../src/index.ts";
import { modern, RawClient, startClient, turn } from "../raw-client.ts";

const text = () => "";
const everything = defineServer({
  name: "s",
  version: "1",
  tools: {
    touch: tool({
      run(_args, { server }) {
        server.changed({ list: "tools" });
        server.changed({ resource: "file:///a" });
        return "touched";
      },
    }),
  },
  prompts: { p: prompt({ get: text }) },
  resources: { "file:///a": resource({ read: text }), "file:///{name}": resource({ read: text }) },
});
const bare = defineServer({ name: "s", version: "1", tools: {} });
const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";

const listen = (notifications: unknown): Params => ({ notifications, ...modern() });
const all = {
  toolsListChanged: true,
  promptsListChanged: true,
  resourcesListChanged: true,
  resourceSubscriptions: ["file:///a", "file:///b"],
};

/** What a client was told, each as method and subscription. */
const told = (client: RawClient) =>
  client.notifications.map(({ method, params }) => [
    method.replace("notifications/", ""),
    params?._meta?.[SUBSCRIPTION],
    ...(params?.["uri"] === undefined ? [] : [params["uri"]]),
  ]);

test("acknowledges first, and tags all that it tells with the id of the request", async () => {
  await using client = startClient(everything);
  void client.requestAs("sub", "subscriptions/listen", listen(all));
  await client.call("touch", {}, modern());
  await turn();

  expect(client.notifications[0]).toEqual({
    jsonrpc: "2.0",
    method: "notifications/subscriptions/acknowledged",
    params: { notifications: all, _meta: { [SUBSCRIPTION]: "sub" } },
  });
  expect(told(client).slice(1)).toEqual([
    ["tools/list_changed", "sub"],
    ["resources/updated", "sub", "file:///a"],
  ]);
});

test("tells nothing of what changed before it was acknowledged", async () => {
  const server = createServer(everything);
  await using client = new RawClient(server);
  server.changed({ list: "tools" });
  void client.request("subscriptions/listen", listen(all));
  await turn();
  server.changed({ list: "prompts" });
  await turn();

  expect(told(client)).toEqual([
    ["subscriptions/acknowledged", 1],
    ["prompts/list_changed", 1],
  ]);
});

test.each<[string, object, object]>([
  ["nothing", {}, {}],
  ["what is false", { toolsListChanged: false }, {}],
  ["one list", { promptsListChanged: true }, { promptsListChanged: true }],
  [
    "resources that there are, once each",
    { resourceSubscriptions: ["file:///a", "http://x/", "file:///a"] },
    { resourceSubscriptions: ["file:///a"] },
  ],
  ["resources that there are not", { resourceSubscriptions: ["http://x/"] }, {}],
  ["what nobody knows", { taskIds: ["1"], toolsListChanged: true }, { toolsListChanged: true }],
])("honours a filter of %s, and tells no more", async (_what, filter, honoured) => {
  const server = createServer(everything);
  await using client = new RawClient(server);
  void client.request("subscriptions/listen", listen(filter));
  await turn();

  for (const list of ["tools", "prompts", "resources"] as const) server.changed({ list });
  server.changed({ resource: "file:///a" });
  server.changed({ resource: "file:///c" });
  await turn();

  expect(client.notifications[0]?.params?.["notifications"]).toEqual(honoured);
  expect(client.notifications).toHaveLength(1 + Object.keys(honoured).length);
});

test("acknowledges only what the server offers", async () => {
  const server = createServer(bare);
  await using client = new RawClient(server);
  void client.request("subscriptions/listen", listen(all));
  await turn();
  server.changed({ list: "prompts" });
  server.changed({ resource: "file:///a" });
  await turn();

  expect(client.notifications.map(({ params }) => params?.["notifications"])).toEqual([
    { toolsListChanged: true },
  ]);
});

test.each<[string, unknown]>([
  ["no filter", undefined],
  ["a filter that is a list", []],
  ["a flag that is no boolean", { toolsListChanged: "yes" }],
  ["resources that are no list", { resourceSubscriptions: "file:///a" }],
  ["resources that are no texts", { resourceSubscriptions: [1] }],
])("refuses %s", async (_what, notifications) => {
  await using client = startClient(everything);

  const { error } = await client.request(
    "subscriptions/listen",
    JSON.parse(JSON.stringify(listen(notifications))),
  );

  expect(error?.code).toBe(ErrorCode.InvalidParams);
  expect(client.notifications).toEqual([]);
});

test("is no method of a session", async () => {
  await using client = startClient(everything);
  await client.initialize();

  const { error } = await client.request("subscriptions/listen", { notifications: all });

  expect(error?.code).toBe(ErrorCode.MethodNotFound);
});

test('keeps ids 5 and "5" apart, and ends the one that is cancelled (case 105)', async () => {
  const server = createServer(everything);
  await using client = new RawClient(server);
  void client.requestAs(5, "subscriptions/listen", listen({ toolsListChanged: true }));
  void client.requestAs("5", "subscriptions/listen", listen({ promptsListChanged: true }));
  await turn();
  server.changed({ list: "tools" });
  server.changed({ list: "prompts" });
  await turn();
  client.notify("notifications/cancelled", { requestId: 5 });
  await turn();
  server.changed({ list: "tools" });
  server.changed({ list: "prompts" });
  await turn();

  expect(told(client)).toEqual([
    ["subscriptions/acknowledged", 5],
    ["subscriptions/acknowledged", "5"],
    ["tools/list_changed", 5],
    ["prompts/list_changed", "5"],
    ["prompts/list_changed", "5"],
  ]);
  expect(server.counts.listeners).toBe(1);
});

test("tells each of many streams that wants to know, separately", async () => {
  const server = createServer(everything);
  await using one = new RawClient(server);
  await using other = new RawClient(server);
  for (const client of [one, one, other]) {
    void client.request("subscriptions/listen", listen({ toolsListChanged: true }));
  }
  await turn();

  server.changed({ list: "tools" });
  await turn();

  const changed = (client: RawClient) =>
    told(client).filter(([method]) => method === "tools/list_changed");
  expect(changed(one)).toEqual([
    ["tools/list_changed", 1],
    ["tools/list_changed", 2],
  ]);
  expect(changed(other)).toEqual([["tools/list_changed", 1]]);
});

test("holds no place that a call needs", async () => {
  const server = createServer(everything, { limits: { concurrency: 1, queue: 0 } });
  await using client = new RawClient(server);
  for (let at = 0; at < 3; at += 1) void client.request("subscriptions/listen", listen(all));

  expect((await client.call("touch", {}, modern())).result).toBeDefined();
});

test("bounds the streams of a client, and the resources of a stream", async () => {
  const server = createServer(everything, { limits: { streams: 1, subscriptions: 1 } });
  await using client = new RawClient(server);
  const tooMuch = await client.request("subscriptions/listen", listen(all));
  void client.request("subscriptions/listen", listen({ toolsListChanged: true }));
  const tooMany = await client.request("subscriptions/listen", listen({}));

  expect([tooMuch.error, tooMany.error]).toMatchObject([
    { code: ErrorCode.Overloaded, message: "Stream is about more than 1 resources" },
    { code: ErrorCode.Overloaded, message: "Client listens to 1 streams already" },
  ]);
  client.notify("notifications/cancelled", { requestId: 2 });
  void client.request("subscriptions/listen", listen({ promptsListChanged: true }));
  await turn();
  expect(client.notifications.at(-1)?.params?.["notifications"]).toEqual({
    promptsListChanged: true,
  });
});

test("finds a resource however its URI is escaped, and calls it what the client did", async () => {
  const server = createServer(everything);
  await using client = new RawClient(server);
  void client.request("subscriptions/listen", listen({ resourceSubscriptions: ["file:///%61"] }));
  await turn();

  server.changed({ resource: "file:///a" });
  await turn();

  expect(told(client).at(-1)).toEqual(["resources/updated", 1, "file:///%61"]);
});

test("reports neither progress nor logs", async () => {
  await using client = startClient(everything);
  const meta = { progressToken: 1, "io.modelcontextprotocol/logLevel": "debug" };
  void client.request("subscriptions/listen", { notifications: all, ...modern({}, meta) });
  await client.call("touch", {}, modern());
  await turn();

  expect(client.notifications.filter(({ method }) => /progress|message/.test(method))).toEqual([]);
});

test("leaves nothing behind when its client goes", async () => {
  const server = createServer(everything);
  const client = new RawClient(server);
  void client.request("subscriptions/listen", listen(all));
  await turn();
  expect(server.counts.listeners).toBe(1);

  await client[Symbol.asyncDispose]();

  expect(server.counts.listeners).toBe(0);
});

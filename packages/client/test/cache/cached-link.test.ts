import type { Result } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import type { Call, Client } from "../../src/index.ts";
import { arrival, type FarWorld, openClient } from "../open-client.ts";

const contents = [{ uri: "file:///a", text: "A" }];
const fresh = { contents, ttlMs: 1_000, cacheScope: "private" };

const read = ({ client }: FarWorld, uri = "file:///a") => client.readResource(uri);

/** Answers the newest request that was heard, and gives what came of it. */
async function answered<Value>(world: FarWorld, value: PromiseLike<Value>, result: Result) {
  await arrival();
  world.far.answer(world.far.request(), { ...result });
  return value;
}

describe("an answer that may be kept", () => {
  test("is given again until it is stale", async () => {
    await using world = await openClient();
    const first = await answered(world, read(world), fresh);
    world.clock.advance(999);

    expect(await read(world)).toBe(first);
    expect(world.far.requests).toHaveLength(1);
    world.clock.advance(1);
    read(world);
    await arrival();
    expect(world.far.requests).toHaveLength(2);
  });

  test("is a call like any other", async () => {
    await using world = await openClient();
    await answered(world, read(world), fresh);
    const call = read(world);

    expect(call.state).toBe("pending");
    await call;
    expect(call.state).toBe("completed");
    expect(world.client.counts).toMatchObject({ calls: 0, timers: 0 });
  });

  test("can be given up on like any other", async () => {
    await using world = await openClient();
    await answered(world, read(world), fresh);
    const call = read(world);
    call.cancel("changed my mind");

    await expect(call).rejects.toThrow("changed my mind");
    await arrival();
    expect(world.far.notifications).toEqual([]);
  });

  test("is of its own params, whatever goes with them", async () => {
    await using world = await openClient();
    await answered(world, read(world), fresh);
    await world.client.readResource("file:///a", { _meta: { "x/trace": "t" } });
    read(world, "file:///b");
    await arrival();

    expect(world.far.requests.map(({ params }) => params?.["uri"])).toEqual([
      "file:///a",
      "file:///b",
    ]);
  });

  test("is passed over where the caller wants another, which is kept in its place", async () => {
    await using world = await openClient();
    await answered(world, read(world), fresh);
    const anew = { ...fresh, contents: [{ uri: "file:///a", text: "B" }] };
    await answered(world, world.client.readResource("file:///a", { cache: false }), anew);

    expect(await read(world)).toEqual(anew);
    expect(world.far.requests).toHaveLength(2);
  });

  test("is not kept over a reconnect", async () => {
    await using world = await openClient({ supervision: { initialDelay: 0 } });
    await answered(world, read(world), fresh);
    world.far.leave();
    await arrival();
    world.clock.advance(0);
    await arrival();
    read(world);
    await arrival();

    expect(world.fars).toHaveLength(2);
    expect(world.far.requests).toHaveLength(1);
  });

  test("makes room for newer ones, the oldest first", async () => {
    await using world = await openClient();
    for (let at = 0; at <= 1_000; at += 1) {
      await answered(world, read(world, `file:///${at}`), fresh);
    }
    await read(world, "file:///1");
    read(world, "file:///0");
    await arrival();

    expect(world.far.requests).toHaveLength(1_002);
  });
});

describe("an answer is not kept", () => {
  test.each<[result: Result]>([
    [{ contents }],
    [{ contents, ttlMs: 0 }],
    [{ contents, ttlMs: -1 }],
    [{ contents, ttlMs: "1000" }],
    [{ contents, ttlMs: null }],
  ])("%j", async (result) => {
    await using world = await openClient();
    await answered(world, read(world), result);
    read(world);
    await arrival();

    expect(world.far.requests).toHaveLength(2);
  });

  test("that came of questions", async () => {
    await using world = await openClient({ roots: [] });
    const asking = {
      resultType: "input_required",
      inputRequests: { r: { method: "roots/list" } },
      ttlMs: 1_000,
    };
    const call = read(world);
    await answered(world, arrival(), asking);
    await answered(world, call, { ...fresh, resultType: "complete" });
    read(world);
    await arrival();

    // Neither the answer nor the questions before it.
    expect(world.far.requests.map(({ params }) => params?.["inputResponses"])).toEqual([
      undefined,
      { r: { roots: [] } },
      undefined,
    ]);
  });

  test.each<[what: string, ask: (client: Client) => Call<object>, result: Result]>([
    [
      "to a raw request",
      (client) => client.request({ method: "resources/read", params: { uri: "file:///a" } }),
      fresh,
    ],
    ["to a call of a tool", (client) => client.callTool("a"), { content: [], ttlMs: 1_000 }],
    ["to a prompt", (client) => client.getPrompt("a"), { messages: [], ttlMs: 1_000 }],
  ])("%s", async (_what, ask, result) => {
    await using world = await openClient();
    await answered(world, ask(world.client), result);
    ask(world.client);
    await arrival();

    expect(world.far.requests).toHaveLength(2);
  });

  test("that was asked for before a change and came after", async () => {
    await using world = await openClient();
    const call = read(world);
    await arrival();
    world.far.notify("notifications/resources/updated", { uri: "file:///a" });
    await answered(world, call, fresh);
    read(world);
    await arrival();

    expect(world.far.requests).toHaveLength(2);
  });
});

describe("a change is the end of every answer it concerns", () => {
  const tools = { tools: [], ttlMs: 1_000 };
  const resources = { resources: [], ttlMs: 1_000 };
  const templates = { resourceTemplates: [], ttlMs: 1_000 };
  const prompts = { prompts: [], ttlMs: 1_000 };
  type Kept = "tools" | "resources" | "templates" | "prompts" | "contents";

  const ask = (client: Client): { readonly [Which in Kept]: () => PromiseLike<unknown> } => ({
    tools: () => client.listTools(),
    resources: () => client.listResources(),
    templates: () => client.listResourceTemplates(),
    prompts: () => client.listPrompts(),
    contents: () => client.readResource("file:///a"),
  });

  test.each<[method: string, uri: string | undefined, stale: readonly Kept[]]>([
    ["notifications/tools/list_changed", undefined, ["tools"]],
    ["notifications/prompts/list_changed", undefined, ["prompts"]],
    ["notifications/resources/list_changed", undefined, ["resources", "templates"]],
    ["notifications/resources/updated", "file:///a", ["contents"]],
    ["notifications/resources/updated", "file:///%61", ["contents"]],
    ["notifications/resources/updated", "file:///a/part", ["contents"]],
    ["notifications/resources/updated", "file:///ab", []],
    ["notifications/resources/updated", undefined, []],
    ["notifications/other", undefined, []],
  ])("%s of %s", async (method, uri, stale) => {
    await using world = await openClient();
    const kinds = ask(world.client);
    await answered(world, kinds.tools(), tools);
    await answered(world, kinds.resources(), resources);
    await answered(world, kinds.templates(), templates);
    await answered(world, kinds.prompts(), prompts);
    await answered(world, kinds.contents(), fresh);
    world.far.notify(method, uri === undefined ? undefined : { uri });
    await arrival();
    const asked: string[] = [];
    for (const [kind, fetch] of Object.entries(kinds)) {
      const before = world.far.requests.length;
      void fetch();
      await arrival();
      if (world.far.requests.length > before) asked.push(kind);
    }

    expect(asked).toEqual(stale);
  });
});

test("each page of a list is kept for its own time, and a refused cursor drops them all", async () => {
  await using world = await openClient();
  const listed = world.client.listTools();
  await answered(world, arrival(), { tools: [{ name: "a" }], nextCursor: "2", ttlMs: 9_000 });
  await answered(world, listed, { tools: [{ name: "b" }], ttlMs: 1_000 });
  world.clock.advance(1_000);
  const again = world.client.listTools();
  await arrival();
  expect(world.far.request().params).toMatchObject({ cursor: "2" });
  world.far.fail(world.far.request(), { code: -32_602, message: "Unknown cursor" });
  await answered(world, again, { tools: [{ name: "c" }], ttlMs: 1_000 });

  expect(await again).toEqual([{ name: "c" }]);
  expect(await world.client.listTools()).toEqual([{ name: "c" }]);
  expect(world.far.requests).toHaveLength(4);
});

test("what a server says of itself is kept as well", async () => {
  let asked = 0;
  await using world = await openClient({
    far: {
      onOpening: (request, far) => {
        asked += 1;
        far.answer(request, { supportedVersions: ["2026-07-28"], capabilities: {}, ttlMs: 1_000 });
        return true;
      },
    },
  });
  await world.client.discover();
  await world.client.discover();
  expect(asked).toBe(2);
  await world.client.ping();

  expect(asked).toBe(3);
});

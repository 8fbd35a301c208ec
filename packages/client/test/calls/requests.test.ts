import { ErrorCode, ProtocolError } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import type { Call, Client } from "../../src/index.ts";
import { arrival, openClient } from "../open-client.ts";

type Ask = (client: Client) => Call<object>;

const read: Ask = (client) => client.readResource("file:///a");
const get: Ask = (client) => client.getPrompt("greet", { name: "Ada" });
const complete: Ask = (client) =>
  client.complete({ prompt: "greet" }, { name: "name", value: "A" });
const discover: Ask = (client) => client.discover();

describe("what is asked", () => {
  test.each<[what: string, ask: Ask, method: string, params: object]>([
    ["a resource", read, "resources/read", { uri: "file:///a" }],
    ["a prompt", get, "prompts/get", { name: "greet", arguments: { name: "Ada" } }],
    ["a bare prompt", (client) => client.getPrompt("greet"), "prompts/get", { name: "greet" }],
    [
      "a prompt's argument",
      complete,
      "completion/complete",
      { ref: { type: "ref/prompt", name: "greet" }, argument: { name: "name", value: "A" } },
    ],
    [
      "a variable of a resource, with what is there already",
      (client) =>
        client.complete(
          { resource: "file:///{a}/{b}" },
          { name: "b", value: "" },
          { context: { a: "x" } },
        ),
      "completion/complete",
      {
        ref: { type: "ref/resource", uri: "file:///{a}/{b}" },
        argument: { name: "b", value: "" },
        context: { arguments: { a: "x" } },
      },
    ],
    [
      "the protocol's own reference",
      (client) =>
        client.complete({ type: "ref/prompt", name: "greet" }, { name: "name", value: "" }),
      "completion/complete",
      { ref: { type: "ref/prompt", name: "greet" }, argument: { name: "name", value: "" } },
    ],
  ])("%s", async (_what, ask, method, expected) => {
    await using world = await openClient({ far: { revision: "2025-11-25" } });
    ask(world.client);
    await arrival();
    const { params, ...request } = world.far.request();
    const { _meta, ...rest } = params ?? {};

    expect(request).toMatchObject({ method });
    expect(rest).toEqual(expected);
  });

  test("whatever else a request is to carry", async () => {
    await using world = await openClient();
    world.client.readResource("file:///a", { _meta: { "x/trace": "t1" } });
    world.client.request(
      { method: "x/own", params: { _meta: { "x/mine": 1 } } },
      { _meta: { "x/trace": "t2" } },
    );
    await arrival();

    expect(world.far.requests.map(({ params }) => params?._meta)).toMatchObject([
      { "x/trace": "t1" },
      { "x/trace": "t2", "x/mine": 1 },
    ]);
  });
});

describe("what is answered", () => {
  test.each<[method: string, ask: Ask, result: object]>([
    ["resources/read", read, { contents: [{ uri: "file:///a", text: "", extra: 1 }], more: 2 }],
    ["resources/read", read, { contents: [{ uri: "file:///a", blob: "AA==" }] }],
    ["resources/read", read, { contents: [] }],
    ["prompts/get", get, { messages: [{ role: "user", content: { type: "text", text: "" } }] }],
    ["completion/complete", complete, { completion: { values: ["Ada"], hasMore: false } }],
  ])("%s gives what came", async (_method, ask, result) => {
    await using world = await openClient();
    const call = ask(world.client);
    await arrival();
    world.far.answer(world.far.request(), { ...result });

    expect(await call).toEqual(result);
  });

  test.each<[method: string, declared: object, ask: Ask, lack: string | undefined]>([
    ["completion/complete", {}, complete, "The server declares no completions"],
    ["completion/complete", { completions: {} }, complete, undefined],
    ["resources/read", { tools: {} }, read, "The server declares no resources"],
    ["prompts/get", { prompts: {} }, get, undefined],
    ["x/own", {}, (client) => client.request({ method: "x/own" }), undefined],
    ["constructor/a", {}, (client) => client.request({ method: "constructor/a" }), undefined],
  ])(
    "%s refused by a server that declares %j has that for its cause",
    async (_method, declared, ...asked) => {
      const [ask, lack] = asked;
      await using world = await openClient({ far: { capabilities: declared } });
      const call = ask(world.client);
      await arrival();
      const error = { code: ErrorCode.MethodNotFound, message: "No", data: 1 };
      world.far.fail(world.far.request(), error);

      const failure = await Promise.resolve(call).catch((reason: unknown) => reason);
      expect(failure).toEqual(ProtocolError.from(error.code, "No", 1));
      expect(failure instanceof Error && failure.cause).toEqual(lack && new Error(lack));
      expect(call.outcome).toEqual({ status: "failed", error });
    },
  );

  test.each<[ask: Ask, result: object]>([
    [read, {}],
    [read, { contents: "none" }],
    [read, { contents: [{ uri: "file:///a" }] }],
    [read, { contents: [{ text: "" }] }],
    [read, { contents: [null] }],
    [get, {}],
    [get, { messages: [{ role: "system", content: { type: "text", text: "" } }] }],
    [get, { messages: [{ role: "user", content: "text" }] }],
    [get, { messages: [null] }],
    [complete, {}],
    [complete, { completion: null }],
    [complete, { completion: { values: [1] } }],
  ])("%o is an error where %j comes", async (ask, result) => {
    await using world = await openClient();
    const call = ask(world.client);
    await arrival();
    const { method } = world.far.request();
    world.far.answer(world.far.request(), { ...result });

    await expect(call).rejects.toThrow(`Answer to ${method} has no `);
  });

  test("discovery is what the server says now", async () => {
    await using world = await openClient();

    expect(await discover(world.client)).toMatchObject({
      supportedVersions: ["2026-07-28"],
      capabilities: { tools: {} },
    });
  });
});

import { ErrorCode, type Params } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { defineServer, ResourceNotFound, resource, ToolError } from "../../src/index.ts";
import { ask, EVERY_LEGACY, EVERY_REVISION, expectOfficial } from "../every-revision.ts";
import { modern, startClient, startEra } from "../raw-client.ts";

const icons = [{ src: "https://example.com/icon.png", sizes: ["48x48"] }];
const notes = new Map([
  ["1", "Milk"],
  ["ü", "Ünïcode"],
]);

const library = defineServer({
  name: "library",
  version: "1.0.0",
  resources: {
    "test://static-text": resource({
      name: "text",
      title: "Text",
      description: "A text",
      mimeType: "text/plain",
      size: 47,
      annotations: { audience: ["user"], priority: 0.5, lastModified: "2026-07-28T00:00:00Z" },
      icons,
      _meta: { "example.com/shelf": 3 },
      read: () => "This is the content of the static text resource.",
    }),
    "test://static-binary": resource({
      mimeType: "image/png",
      read: async () => new Uint8Array([137, 80, 78, 71]),
    }),
    "test://template/{id}/data": resource({
      title: "Data",
      mimeType: "application/json",
      icons,
      read: ({ id }) => ({ id, templateTest: true, data: `Data for ID: ${id}` }),
    }),
    "notes://{id}": resource({
      mimeType: "text/markdown",
      list: (ctx) => [
        "notes://1",
        { uri: "notes://ü", name: "u", title: ctx.principal, icons },
        "test://static-text",
      ],
      read: ({ id }) => notes.get(id),
    }),
    "thrown://{id}": resource({
      read({ id }) {
        if (id === "gone") throw new ResourceNotFound("It was taken away");
        if (id === "told") throw new ToolError("The shelf is locked");
        throw new Error("secret");
      },
    }),
    "files://{dir}{?tag*}": resource({
      read: ({ dir, tag }) => [
        { uri: `files://${dir}/a`, text: tag?.join() ?? "none" },
        { uri: `files://${dir}/b`, blob: new Uint8Array(1) },
      ],
    }),
  },
});

const read = (version: string, uri: unknown) =>
  ask(version, library, { method: "resources/read", params: { uri } });

describe.each(EVERY_REVISION)("in %s", (version) => {
  const isModern = version === "2026-07-28";

  test("lists what is there, then what the families list, each once", async () => {
    const { result } = await ask(version, library, { method: "resources/list" });

    expectOfficial(version, "ListResourcesResult", result);
    expect(result?.["resources"]).toEqual([
      {
        uri: "test://static-text",
        name: "text",
        title: "Text",
        description: "A text",
        mimeType: "text/plain",
        size: 47,
        annotations: { audience: ["user"], priority: 0.5, lastModified: "2026-07-28T00:00:00Z" },
        icons,
        _meta: { "example.com/shelf": 3 },
      },
      { uri: "test://static-binary", name: "test://static-binary", mimeType: "image/png" },
      { uri: "notes://1", name: "notes://1", mimeType: "text/markdown" },
      { uri: "notes://%C3%BC", name: "u", title: "local", mimeType: "text/markdown", icons },
    ]);
    expect(result?.["ttlMs"]).toBe(isModern ? 0 : undefined);
  });

  test("lists templates", async () => {
    const { result } = await ask(version, library, { method: "resources/templates/list" });

    expectOfficial(version, "ListResourceTemplatesResult", result);
    expect(result?.["resourceTemplates"]).toMatchObject([
      {
        uriTemplate: "test://template/{id}/data",
        name: "test://template/{id}/data",
        title: "Data",
        mimeType: "application/json",
        icons,
      },
      { uriTemplate: "notes://{id}" },
      { uriTemplate: "thrown://{id}" },
      { uriTemplate: "files://{dir}{?tag*}" },
    ]);
    expect(result?.["ttlMs"]).toBe(isModern ? 60_000 : undefined);
  });

  test.each([
    ["test://static-text", [{ mimeType: "text/plain", text: expect.any(String) }]],
    ["test://static-binary", [{ mimeType: "image/png", blob: "iVBORw==" }]],
    [
      "test://template/123/data",
      [
        {
          mimeType: "application/json",
          text: '{"id":"123","templateTest":true,"data":"Data for ID: 123"}',
        },
      ],
    ],
    ["notes://ü", [{ uri: "notes://%C3%BC", mimeType: "text/markdown", text: "Ünïcode" }]],
    ["notes://%c3%bc", [{ uri: "notes://%c3%bc", text: "Ünïcode" }]],
    [
      "files://d?tag=x&tag=y",
      [
        { uri: "files://d/a", text: "x,y" },
        { uri: "files://d/b", blob: "AA==" },
      ],
    ],
  ])("reads %s", async (uri, contents) => {
    const { result } = await read(version, uri);

    expectOfficial(version, "ReadResourceResult", result);
    expect(result?.["contents"]).toMatchObject(contents);
    expect(result?.["ttlMs"]).toBe(isModern ? 0 : undefined);
    expect(result?.["cacheScope"]).toBe(isModern ? "public" : undefined);
  });

  test.each([
    ["nothing://here", "Resource not found: nothing://here"],
    ["notes://2", "Resource not found: notes://2"],
    ["notes://..%2F1", "Resource not found: notes://..%2F1"],
    ["notes://%ZZ", "Resource not found: notes://%ZZ"],
    ["thrown://gone", "It was taken away"],
  ])("says that there is no %s", async (uri, message) => {
    const { error } = await read(version, uri);

    const code = isModern ? ErrorCode.InvalidParams : ErrorCode.ResourceNotFound;
    expect(error).toEqual({ code, message, data: { uri } });
  });

  test("tells the message of a ToolError, and of no other", async () => {
    expect((await read(version, "thrown://told")).error).toEqual({
      code: ErrorCode.InternalError,
      message: "The shelf is locked",
    });
    expect((await read(version, "thrown://x")).error).toEqual({
      code: ErrorCode.InternalError,
      message: expect.stringMatching(/^Internal error \(reference [\da-f]{16}\)$/),
    });
  });

  test.each([undefined, null, 1, {}])("refuses %j for a URI", async (uri) => {
    expect((await read(version, uri)).error).toEqual({
      code: ErrorCode.InvalidParams,
      message: "uri must be a string",
    });
  });

  test.each(["resources/list", "resources/templates/list", "resources/read"])(
    "has no %s where nothing is offered",
    async (method) => {
      const none = defineServer({ name: "none", version: "1" });

      const { error } = await ask(version, none, { method, params: { uri: "x:a" } });

      expect(error?.code).toBe(ErrorCode.MethodNotFound);
    },
  );

  test("fails where a family cannot be listed", async () => {
    const broken = defineServer({
      name: "broken",
      version: "1",
      resources: {
        "a://{x}": resource({
          list() {
            throw new ToolError("The shelf is locked");
          },
          read: () => "",
        }),
      },
    });

    const { error } = await ask(version, broken, { method: "resources/list" });

    expect(error).toEqual({ code: ErrorCode.InternalError, message: "The shelf is locked" });
  });
});

const CAPABILITIES = { elicitation: {} };
const asking = defineServer({
  name: "asking",
  version: "1",
  resources: {
    "safe://{box}": resource({
      ttlMs: 1000,
      async read({ box }, ctx) {
        const schema = z.object({ pin: z.string() });
        const { pin } = await ctx.elicit({ key: "pin", message: `Pin of ${box}?`, schema });
        return `${box}: ${pin}`;
      },
    }),
  },
});

test.each(EVERY_LEGACY.slice(2))("asks the client while it reads, in %s", async (version) => {
  await using era = await startEra(version, asking, { capabilities: CAPABILITIES });
  era.client.answerQuestion = () => ({ result: { action: "accept", content: { pin: "42" } } });

  const { result } = await era.client.request("resources/read", { uri: "safe://a" });

  expect(result).toEqual({
    contents: [{ uri: "safe://a", mimeType: "text/plain", text: "a: 42" }],
  });
});

describe("a round of questions", () => {
  const round = (client: ReturnType<typeof startClient>, uri: string, params?: Params) =>
    client.request("resources/read", { uri, ...modern(CAPABILITIES), ...params });
  const inputResponses = { pin: { action: "accept", content: { pin: "42" } } };

  test("is asked, and answered without being cached", async () => {
    await using client = startClient(asking);

    const first = await round(client, "safe://a");
    expectOfficial("2026-07-28", "InputRequiredResult", first.result);
    expect(first.result).not.toHaveProperty("ttlMs");
    const requestState = first.result?.["requestState"];
    const second = await round(client, "safe://a", { requestState, inputResponses });

    expect(second.result).toMatchObject({
      contents: [{ text: "a: 42" }],
      ttlMs: 0,
      cacheScope: "private",
    });
  });

  test("is bound to the URI", async () => {
    await using client = startClient(asking);
    const requestState = (await round(client, "safe://a")).result?.["requestState"];

    const { error } = await round(client, "safe://b", { requestState, inputResponses });

    expect(error?.code).toBe(ErrorCode.InvalidParams);
  });
});

test("says when a read may be kept, and by whom", async () => {
  const kept = defineServer({
    name: "kept",
    version: "1",
    cache: { ttlMs: 5000, cacheScope: "private" },
    resources: {
      "a:1": resource({ ttlMs: 7, cacheScope: "public", read: () => "" }),
      "a:2": resource({ ttlMs: 7, read: () => ({ contents: [{ text: "" }], ttlMs: 8 }) }),
      "a:3": resource({ read: () => "" }),
    },
  });
  const hints = async (method: string, uri?: string) => {
    const { result } = await ask("2026-07-28", kept, { method, params: { uri } });
    return [result?.["ttlMs"], result?.["cacheScope"]];
  };

  expect(await hints("resources/read", "a:1")).toEqual([7, "public"]);
  expect(await hints("resources/read", "a:2")).toEqual([8, "private"]);
  expect(await hints("resources/read", "a:3")).toEqual([0, "private"]);
  expect(await hints("resources/list")).toEqual([5000, "private"]);
  expect(await hints("server/discover")).toEqual([5000, "private"]);
});

import { ErrorCode, type Params } from "@mcp-actors/protocol";
import { describe, expect, test } from "vitest";
import {
  createServer,
  defineServer,
  prompt,
  resource,
  type ServerDefinition,
  tool,
} from "../../src/index.ts";
import { EVERY_REVISION, expectOfficial } from "../every-revision.ts";
import { ExchangeRecorder } from "../exchange-recorder.ts";
import { modern, type RawClient, startEra } from "../raw-client.ts";

const text = () => "";
const names = ["e", "d", "c", "b", "a"];
const record = <Value>(value: Value, key = (name: string) => name) =>
  Object.fromEntries(names.map((name) => [key(name), value]));

const paged = defineServer({
  name: "paged",
  version: "1",
  pageSize: 2,
  tools: record(tool({ run: text })),
  prompts: record(prompt({ get: text })),
  resources: {
    ...record(resource({ read: text }), (name) => `x:${name}`),
    ...record(resource<"{a}">({ read: text }), (name) => `y:${name}/{a}`),
    "z:{a}": resource<"z:{a}">({ list: () => names.map((name) => `z:${name}`), read: text }),
  },
});

const LISTS = [
  ["tools/list", "tools", "name", "ListToolsResult", names],
  ["prompts/list", "prompts", "name", "ListPromptsResult", names],
  [
    "resources/list",
    "resources",
    "uri",
    "ListResourcesResult",
    [...names.map((name) => `x:${name}`), ...names.map((name) => `z:${name}`)],
  ],
  [
    "resources/templates/list",
    "resourceTemplates",
    "uriTemplate",
    "ListResourceTemplatesResult",
    [...names.map((name) => `y:${name}/{a}`), "z:{a}"],
  ],
] as const;

async function pages(client: RawClient, method: string, params: Params) {
  const results: Params[] = [];
  let cursor: unknown;
  do {
    const { result = {} } = await client.request(method, {
      ...params,
      ...(cursor !== undefined && { cursor }),
    });
    results.push(result);
    cursor = result["nextCursor"];
  } while (cursor !== undefined);
  return results;
}

describe.each(EVERY_REVISION)("in %s", (version) => {
  test.each(LISTS)("%s comes in pages, in the order of definition", async (...list) => {
    const [method, field, key, definition, all] = list;
    await using era = await startEra(version, paged);

    const results = await pages(era.client, method, era.params);

    const items = results.map((result) => result[field] as { readonly [key: string]: string }[]);
    expect(items.flat().map((item) => item[key])).toEqual(all);
    expect(items.map(({ length }) => length)).toEqual(
      Array.from({ length: all.length / 2 }, () => 2).concat(all.length % 2 === 1 ? [1] : []),
    );
    for (const result of results) expectOfficial(version, definition, result);
    expect(
      new Set(results.map(({ ttlMs, cacheScope }) => JSON.stringify([ttlMs, cacheScope]))).size,
    ).toBe(1);
    expect("ttlMs" in (results[0] ?? {})).toBe(version === "2026-07-28");
  });

  test.each(["", "garbage", 7, null])("refuses %j for a cursor", async (cursor) => {
    await using era = await startEra(version, paged);

    for (const [method] of LISTS) {
      const { error } = await era.client.request(method, { cursor, ...era.params });
      expect(error).toEqual({
        code: ErrorCode.InvalidParams,
        message: "Cursor is not one that this server gave",
      });
    }
  });

  test("refuses the cursor of another list", async () => {
    await using era = await startEra(version, paged);
    const { result } = await era.client.request("tools/list", era.params);

    const { error } = await era.client.request("prompts/list", {
      cursor: result?.["nextCursor"],
      ...era.params,
    });

    expect(error?.code).toBe(ErrorCode.InvalidParams);
  });
});

test("shows a hundred items at once unless told otherwise", async () => {
  const tools = Object.fromEntries(
    Array.from({ length: 101 }, (_, at) => [`t${at}`, tool({ run: text })]),
  );
  await using era = await startEra("2026-07-28", defineServer({ name: "s", version: "1", tools }));

  const [first, second, ...more] = await pages(era.client, "tools/list", era.params);

  expect([first?.["tools"], second?.["tools"]]).toEqual([
    expect.objectContaining({ length: 100 }),
    [expect.objectContaining({ name: "t100" })],
  ]);
  expect(more).toEqual([]);
});

test("goes on after the same item where the server was updated meanwhile", async () => {
  await using era = await startEra("2026-07-28", paged);
  const { result } = await era.client.request("tools/list", era.params);
  const tools = { first: tool({ run: text }), ...record(tool({ run: text })) };
  era.client.server.update(defineServer({ name: "paged", version: "2", pageSize: 2, tools }));

  const next = await era.client.request("tools/list", {
    cursor: result?.["nextCursor"],
    ...era.params,
  });

  expect(result?.["tools"]).toMatchObject([{ name: "e" }, { name: "d" }]);
  expect(next.result?.["tools"]).toMatchObject([{ name: "c" }, { name: "b" }]);
});

test.each([0, -1, 1.5, Number.NaN])("refuses pages of %s items", (pageSize) => {
  expect(() => defineServer({ name: "s", version: "1", pageSize })).toThrow(
    new TypeError(`pageSize of server "s" must be a whole number above 0, not ${pageSize}`),
  );
});

test("refuses a time that is none", () => {
  expect(() => defineServer({ name: "s", version: "1", cache: { ttlMs: -1 } })).toThrow(
    new TypeError('ttlMs of server "s" must be a whole number of ms, not -1'),
  );
});

describe("what principals share", () => {
  const list = (principal: string, definition: ServerDefinition = paged, params: Params = {}) => {
    const exchange = Object.assign(new ExchangeRecorder(), { facts: { principal } });
    createServer(definition)
      .accept()
      .serve({ method: "tools/list", params: { ...params, ...modern() } }, exchange);
    return exchange.answers[0] as Params;
  };

  test.each([
    ["local", undefined, "public"],
    ["ann", undefined, "private"],
    ["ann", "public", "public"],
    ["local", "private", "private"],
  ] as const)("%s, told %s, may share a list as %s", (principal, cacheScope, scope) => {
    const cache = cacheScope && { cacheScope };
    const definition = defineServer({
      name: "s",
      version: "1",
      tools: {},
      ...(cache && { cache }),
    });

    expect(list(principal, definition)["cacheScope"]).toBe(scope);
  });

  test("a cursor is not among it", () => {
    const { nextCursor } = list("ann");

    expect(list("bob", paged, { cursor: nextCursor })).toMatchObject({ code: -32602 });
    expect(list("ann", paged, { cursor: nextCursor })).toMatchObject({ tools: [{}, {}] });
  });
});

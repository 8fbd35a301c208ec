import { expect, test } from "vitest";
import { NOTHING_HELD } from "../../../machine/test/peer/nothing-held.ts";
import type { Client } from "../../src/index.ts";
import { arrival, type FarWorld, openClient } from "../open-client.ts";

interface Page {
  readonly [field: string]: unknown;
  readonly nextCursor?: unknown;
}

/** Answers one page after another, and then repeats the last. */
async function givePages(world: FarWorld, pages: readonly Page[]): Promise<unknown[]> {
  const cursors: unknown[] = [];
  for (let asked = 0; asked < 20; asked += 1) {
    await arrival();
    if (world.far.requests.length === cursors.length) break;
    const request = world.far.request();
    cursors.push(request.params?.["cursor"]);
    world.far.answer(request, { ...(pages[asked] ?? pages.at(-1)) });
  }
  return cursors;
}

const tools = (...names: string[]) =>
  names.map((name) => ({ name, inputSchema: { type: "object" } }));

test("gives every tool of three pages (case 130)", async () => {
  await using world = await openClient();
  const listed = world.client.listTools();
  const cursors = await givePages(world, [
    { tools: tools("a", "b"), nextCursor: "2" },
    { tools: tools("c", "d"), nextCursor: "3" },
    { tools: tools("e", "f") },
  ]);

  expect((await listed).map(({ name }) => name)).toEqual(["a", "b", "c", "d", "e", "f"]);
  expect(cursors).toEqual([undefined, "2", "3"]);
});

test("asks for a page when it is wanted, where pages are wanted", async () => {
  await using world = await openClient();
  const pages = world.client.toolPages()[Symbol.asyncIterator]();
  const first = pages.next();
  await arrival();
  world.far.answer(world.far.request(), { tools: tools("a"), nextCursor: "2" });

  expect(await first).toMatchObject({ value: [{ name: "a" }] });
  await arrival();
  expect(world.far.requests).toHaveLength(1);
});

type Listing = (client: Client) => Promise<readonly object[]>;

test.each<[method: string, field: string, item: object, list: Listing]>([
  ["resources/list", "resources", { uri: "a:1", name: "one" }, (client) => client.listResources()],
  [
    "resources/templates/list",
    "resourceTemplates",
    { uriTemplate: "a:{x}", name: "some" },
    (client) => client.listResourceTemplates(),
  ],
  ["prompts/list", "prompts", { name: "greet" }, (client) => client.listPrompts()],
])("%s is followed over its pages", async (method, field, item, list) => {
  await using world = await openClient();
  const listed = list(world.client);
  await givePages(world, [{ [field]: [item], nextCursor: "2" }, { [field]: [item] }]);

  expect(await listed).toEqual([item, item]);
  expect(world.far.requests.map((request) => request.method)).toEqual([method, method]);
});

test("takes the empty string for a cursor, and null for the end", async () => {
  await using world = await openClient();
  const listed = world.client.listTools();
  const cursors = await givePages(world, [
    { tools: tools("a"), nextCursor: "" },
    { tools: [], nextCursor: null },
  ]);

  expect(await listed).toHaveLength(1);
  expect(cursors).toEqual([undefined, ""]);
});

test("stops at a cursor that comes again (case 128)", async () => {
  await using world = await openClient();
  const listed = world.client.listTools();
  const cursors = await givePages(world, [{ tools: tools("a"), nextCursor: "x" }]);

  await expect(listed).rejects.toThrow('Server gave the cursor "x" twice');
  expect(cursors).toEqual([undefined, "x"]);
  expect(world.client.counts).toEqual(NOTHING_HELD);
});

test("begins once more where the list changed so that its cursor is refused", async () => {
  await using world = await openClient();
  const listed = world.client.listTools();
  const refusal = { code: -32_602, message: "Unknown cursor" };
  await arrival();
  world.far.answer(world.far.request(), { tools: tools("a"), nextCursor: "2" });
  await arrival();
  world.far.fail(world.far.request(), refusal);
  await arrival();
  world.far.answer(world.far.request(), { tools: tools("b"), nextCursor: "3" });
  await arrival();
  world.far.fail(world.far.request(), refusal);

  await expect(listed).rejects.toThrow("Unknown cursor");
  expect(world.far.requests.map(({ params }) => params?.["cursor"])).toEqual([
    undefined,
    "2",
    undefined,
    "3",
  ]);
});

test("keeps what it does not know of a tool", async () => {
  await using world = await openClient();
  const odd = {
    name: "constructor",
    inputSchema: { type: "object", $defs: { a: { $ref: "#/$defs/b" } } },
    outputSchema: { $ref: "#/dangling" },
    execution: { taskSupport: "optional" },
    invented: [1, { two: 2 }],
  };
  const listed = world.client.listTools();
  await givePages(world, [{ tools: [odd] }]);

  expect(await listed).toEqual([odd]);
});

test("holds more tools on a page than a call takes arguments", async () => {
  await using world = await openClient();
  const listed = world.client.listTools();
  await givePages(world, [
    { tools: Array.from({ length: 200_000 }, (_, at) => ({ name: `${at}` })) },
  ]);

  expect(await listed).toHaveLength(200_000);
});

test.each([
  [{ tools: "none" }, "Answer to tools/list has no list of tools"],
  [{}, "Answer to tools/list has no list of tools"],
  [{ tools: [{ name: 1 }] }, "Answer to tools/list has a tool without a name"],
  [{ tools: [null] }, "Answer to tools/list has a tool without a name"],
])("%j is an error", async (page, message) => {
  await using world = await openClient();
  const listed = world.client.listTools();
  await givePages(world, [page]);

  await expect(listed).rejects.toThrow(message);
});

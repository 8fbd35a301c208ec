import { expect, test } from "vitest";
import { arrival, type FarWorld, NOTHING_HELD, openClient } from "../open-client.ts";

interface Page {
  readonly tools?: unknown;
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
])("%j is an error", async (page, message) => {
  await using world = await openClient();
  const listed = world.client.listTools();
  await givePages(world, [page]);

  await expect(listed).rejects.toThrow(message);
});

import { expect, test } from "vitest";
import { arrival, World } from "./world.ts";

test("a call that waits for a link is sent as it was when it was made", async () => {
  const world = new World({ connected: false });
  const args = { row: 0, tags: ["a"] };
  for (const row of [1, 2, 3]) {
    args.row = row;
    world.call({}, { method: "tools/call", params: { name: "insert", arguments: args } });
  }
  args.tags.push("b");

  world.connect().ready();
  await arrival();

  expect(world.far.requests.map(({ params }) => params?.["arguments"])).toEqual([
    { row: 1, tags: ["a"] },
    { row: 2, tags: ["a"] },
    { row: 3, tags: ["a"] },
  ]);
});

test.each([
  ["no params", undefined],
  ["params without JSON", { name: "count", arguments: { of: 10n } }],
])("a call with %s waits too", async (_what, params) => {
  const world = new World({ connected: false });
  world.call({}, { method: "tools/call", ...(params !== undefined && { params }) });

  world.connect().ready();
  await arrival();

  expect(world.far.request().params?.["arguments"]).toEqual(params?.arguments);
});

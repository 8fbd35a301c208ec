import type { RequestId } from "@mcp-actors/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { IdTable } from "../src/index.ts";

const tableOf = (...keys: readonly RequestId[]) => {
  const table = new IdTable<{ readonly key: RequestId }>();
  for (const key of keys) table.add({ key });
  return table;
};

const keysOf = (table: IdTable<{ readonly key: RequestId }>) =>
  table.values().map(({ key }) => key);

test.each([
  [1, "1"],
  [0, ""],
  [0, "0"],
  [8, 16],
  [-1, 7],
  [2 ** 32, 0],
  [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
])("tells %j from %j", (one, other) => {
  const table = tableOf(one, other);

  expect([table.get(one)?.key, table.get(other)?.key, table.size]).toEqual([one, other, 2]);
  expect([table.delete(one), table.delete(one), table.size]).toEqual([true, false, 1]);
  expect([table.get(one), table.get(other)?.key]).toEqual([undefined, other]);
});

test.each([1, 7, 8, 9, 64, 5000])("gives %d whose ids count up the oldest first", (count) => {
  const keys = Array.from({ length: count }, (_, at) => at + 1);

  expect(keysOf(tableOf(...keys))).toEqual(keys);
});

test("keeps one that waits while thousands come and go", () => {
  const table = tableOf(3);
  for (let key = 4; key < 5000; key += 1) {
    table.add({ key });
    table.delete(key);
  }

  expect(keysOf(table)).toEqual([3]);
});

test("has nothing once it is cleared", () => {
  const table = tableOf(1, 9, "a");
  table.clear();

  expect([table.size, keysOf(table), table.get(9), table.get("a")]).toEqual([
    0,
    [],
    undefined,
    undefined,
  ]);
});

test("holds what a map holds, whatever comes and goes", () => {
  const key = fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.integer({ min: 0, max: 40 }).map((count) => count * 1024),
    fc.maxSafeInteger(),
    fc.constantFrom("", "0", "1", "a"),
  );
  fc.assert(
    fc.property(fc.array(key, { maxLength: 300 }), (keys) => {
      const table = tableOf();
      const model = new Map<RequestId, object>();
      for (const each of keys) {
        if (model.has(each)) expect([model.delete(each), table.delete(each)]).toEqual([true, true]);
        else {
          const entry = { key: each };
          table.add(entry);
          model.set(each, entry);
        }
        expect(table.size).toBe(model.size);
      }
      for (const each of keys) expect(table.get(each)).toBe(model.get(each));
      expect(new Set(table.values())).toEqual(new Set(model.values()));
    }),
  );
});

test("gives those whose ids count up the oldest first, whoever goes meanwhile", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 12 }), { maxLength: 100 }), (places) => {
      const table = tableOf();
      const alive: number[] = [];
      for (const [key, place] of places.entries()) {
        table.add({ key });
        alive.push(key);
        for (const gone of alive.splice(place, 1)) table.delete(gone);
        expect(keysOf(table)).toEqual(alive);
      }
    }),
    { numRuns: 300 },
  );
});

test("gives one that stayed while the table grew beside others ahead of them", () => {
  const stays = [2, 11, 12, 13, 17, 19];
  const table = tableOf();
  for (let key = 1; key <= 19; key += 1) {
    table.add({ key });
    if (!stays.includes(key)) table.delete(key);
  }

  expect(keysOf(table)).toEqual(stays);
});

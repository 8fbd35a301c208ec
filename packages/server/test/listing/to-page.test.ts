import fc from "fast-check";
import { expect, test } from "vitest";
import { toPage } from "../../src/listing/to-page.ts";

const keyOf = (item: string) => item;

/** The items of all pages, of a list that may change after each. */
function allPages(versions: readonly (readonly string[])[], pageSize: number): readonly string[] {
  const seen: string[] = [];
  let after: ReturnType<typeof toPage>["last"];
  for (let round = 0; round < 50; round += 1) {
    const items = versions[Math.min(round, versions.length - 1)] ?? [];
    const page = toPage(items, { pageSize, keyOf, after });
    seen.push(...page.items);
    if (page.last === undefined) return seen;
    after = page.last;
  }
  throw new Error("Pages have no end");
}

test("gives every item once, whatever the size of a page", () => {
  const items = fc.uniqueArray(fc.string(), { maxLength: 12 });

  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 13 }), (list, pageSize) => {
      expect(allPages([list], pageSize)).toEqual(list);
    }),
  );
});

test.each([
  ["nothing", ["a", "b", "c", "d"], ["a", "b", "c", "d"]],
  ["an item before the page's last gone", ["b", "c", "d"], ["a", "b", "c", "d"]],
  ["the page's last gone", ["a", "c", "d"], ["a", "b", "c", "d"]],
  ["an item more at the front", ["new", "a", "b", "c", "d"], ["a", "b", "c", "d"]],
  ["an item more behind", ["a", "b", "new", "c", "d"], ["a", "b", "new", "c", "d"]],
  ["all of it gone", [], ["a", "b"]],
])("goes on after the last item where the list changed: %s", (_what, changed, seen) => {
  expect(allPages([["a", "b", "c", "d"], changed], 2)).toEqual(seen);
});

test("a list of one page is itself", () => {
  const items = ["a", "b"];

  expect(toPage(items, { pageSize: 2, keyOf, after: undefined })).toEqual({
    items,
    last: undefined,
  });
});

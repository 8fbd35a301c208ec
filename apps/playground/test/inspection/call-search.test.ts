import { expect, test, vi } from "vitest";
import type { CallPath } from "../../src/inspection/call-path.ts";
import { CallSearch } from "../../src/inspection/call-search.ts";

const call: CallPath = { tab: "one", load: "l", actor: "lean:1" };

/** A tab that keeps some calls, and what it showed. */
function openTab(tab: string, kept: readonly string[]) {
  const shown: string[] = [];
  const search = new CallSearch(tab, ({ actor }) => {
    if (!kept.includes(actor)) return false;
    shown.push(actor);
    return true;
  });
  return { search, shown, [Symbol.dispose]: () => search[Symbol.dispose]() };
}

test.each([
  [["lean:1"], "here"],
  [[], "gone"],
])("a tab that keeps %j says of a call of its own that it is %s", async (kept, where) => {
  using own = openTab("one", kept);

  expect(await own.search.seek(call)).toBe(where);
  expect(own.shown).toEqual(kept);
});

test.each([
  [["lean:1"], "elsewhere"],
  [[], "gone"],
])(
  "the tab that made a call and keeps %j shows it, and another says that it is %s",
  async (kept, where) => {
    using own = openTab("one", kept);
    using asked = openTab("two", []);

    expect(await asked.search.seek(call)).toBe(where);
    expect(own.shown).toEqual(kept);
    expect(asked.shown).toEqual([]);
  },
);

test("a call whose tab is closed is gone after a moment", async () => {
  using asked = openTab("two", []);
  vi.useFakeTimers();
  const sought = asked.search.seek(call);

  await vi.advanceTimersByTimeAsync(800);
  vi.useRealTimers();

  expect(await sought).toBe("gone");
});

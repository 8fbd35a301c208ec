import { expect, test } from "vitest";
import { allPages } from "../src/pages.ts";

test("ends a list that has a new cursor for ever (case 128)", async () => {
  let fetched = 0;
  const listed = allPages(
    async () => {
      fetched += 1;
      return { nextCursor: `${fetched}` };
    },
    () => [],
  );

  await expect(listed).rejects.toThrow("Server has more than 10000 pages");
  expect(fetched).toBe(10_000);
});

import { expect, test } from "vitest";
import { pageLoad } from "../../src/inspection/page-load.ts";
import { memoryStorage } from "../memory-storage.ts";

test("a tab keeps its name when it is loaded anew, and each load has one of its own", () => {
  const storage = memoryStorage();

  const [first, second] = [pageLoad(storage), pageLoad(storage)];

  expect(second.tab).toBe(first.tab);
  expect(second.load).not.toBe(first.load);
  expect(pageLoad(memoryStorage()).tab).not.toBe(first.tab);
});

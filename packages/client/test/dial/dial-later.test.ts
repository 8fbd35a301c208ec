import { type Dialect, LATEST_LEGACY, legacyDialect } from "@mcp-actors/protocol";
import { memoryPair, multiplex } from "@mcp-actors/transport";
import { firstValueFrom, of } from "rxjs";
import { expect, test } from "vitest";
import { dialLater } from "../../src/dial/dial-later.ts";

const identity = { info: { name: "test", version: "1.0.0" }, capabilities: {} };
const dialect: Dialect = legacyDialect(LATEST_LEGACY, identity);

test("a dial whose code could not be loaded loads it when it is made once more, and then keeps it", async () => {
  let loads = 0;
  const [near] = memoryPair();
  const link = multiplex(near, dialect);
  const dial = dialLater(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error("Offline")) : Promise.resolve(() => of(link));
  });

  await expect(firstValueFrom(dial(dialect))).rejects.toThrow("Offline");
  expect(await firstValueFrom(dial(dialect))).toBe(link);
  expect(await firstValueFrom(dial(dialect))).toBe(link);

  expect(loads).toBe(2);
});

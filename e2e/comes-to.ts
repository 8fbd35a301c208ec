import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";

/** As long as Playwright waits for an element, in ms. */
const PATIENCE = 30_000;

/** Waits until a page shows what is wanted: it may be drawn some frames after the key or the click that asked for it. */
export async function comesTo<T>(wanted: T, read: () => Promise<T>): Promise<void> {
  const end = performance.now() + PATIENCE;
  let seen = await read();
  while (!isDeepStrictEqual(seen, wanted) && performance.now() < end) {
    await setTimeout(20);
    seen = await read();
  }
  assert.deepEqual(seen, wanted);
}

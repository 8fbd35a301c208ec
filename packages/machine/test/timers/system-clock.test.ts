import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { systemClock } from "../../src/index.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([0, 5, 60_000, 2 ** 31 - 1, 2 ** 31, 3 * 2 ** 31])(
  "a timeout of %d ms fires once, then",
  (ms) => {
    let fired = 0;
    systemClock.setTimeout(() => {
      fired += 1;
    }, ms);

    vi.advanceTimersByTime(Math.max(ms - 1, 0));
    const before = ms === 0 ? 0 : fired;
    vi.advanceTimersByTime(1);

    expect([before, fired, vi.getTimerCount()]).toEqual([0, 1, 0]);
  },
);

test("a timeout of Infinity is pending for ever", () => {
  let fired = false;
  const timeout = systemClock.setTimeout(() => {
    fired = true;
  }, Number.POSITIVE_INFINITY);

  vi.advanceTimersByTime(3 * 2 ** 31);
  const pending = vi.getTimerCount();
  systemClock.clearTimeout(timeout);

  expect([fired, pending, vi.getTimerCount()]).toEqual([false, 1, 0]);
});

test("a cleared timeout does not fire, however long it was", () => {
  let fired = false;
  const timeout = systemClock.setTimeout(() => {
    fired = true;
  }, 2 ** 32);
  vi.advanceTimersByTime(2 ** 31);

  systemClock.clearTimeout(timeout);
  vi.advanceTimersByTime(2 ** 32);

  expect(fired).toBe(false);
});

test("where timeouts are numbers, as in browsers, one that holds nothing fires as any other", () => {
  vi.useRealTimers();
  const set: (() => void)[] = [];
  vi.stubGlobal("setTimeout", (callback: () => void) => set.push(callback));
  let fired = 0;
  const timeout = systemClock.setTimeout(() => {
    fired += 1;
  }, 5);

  systemClock.unref?.(timeout);
  systemClock.ref?.(timeout);
  for (const callback of set) callback();
  vi.unstubAllGlobals();

  expect([set.length, fired]).toEqual([1, 1]);
});

test("time does not go back", () => {
  vi.useRealTimers();
  const [before, after] = [systemClock.now(), systemClock.now()];

  expect(after).toBeGreaterThanOrEqual(before);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Carried } from "../../src/wire/carried.ts";
import { Wire } from "../../src/wire/wire.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something on a wire that keeps what is done to it. */
function recorded() {
  const done: string[] = [];
  const carried: Carried = {
    cut: (reason) => done.push(`cut: ${reason}`),
    stall: () => done.push("stall"),
    resume: () => done.push("resume"),
    slow: (ms) => done.push(`slow ${ms}`),
  };
  return { carried, done };
}

test("what is carried from now on takes over all that is wrong", () => {
  const wire = new Wire();
  wire.slow(50);
  wire.stall();
  const { carried, done } = recorded();
  wire.carry(carried);

  expect(done).toEqual(["slow 50", "stall"]);
});

test("what was let go is left alone", () => {
  const wire = new Wire();
  const { carried, done } = recorded();
  const letGo = wire.carry(carried);
  letGo();
  wire.cut();

  expect(done).toEqual(["slow 0"]);
});

test("a wire that is cut for a while mends by itself", () => {
  const wire = new Wire();
  wire.cut(3000);
  expect(wire.mendsAt.value).toBe(Date.now() + 3000);
  vi.advanceTimersByTime(2999);
  expect(wire.isCut).toBe(true);
  vi.advanceTimersByTime(1);

  expect(wire.isCut).toBe(false);
});

test("the last cut says how long it lasts", () => {
  const wire = new Wire();
  wire.cut(1000);
  wire.cut();
  vi.advanceTimersByTime(60_000);
  expect(wire.isCut).toBe(true);
  wire.mend();

  expect(wire.isCut).toBe(false);
});

test("healing takes everything back", () => {
  const wire = new Wire();
  const { carried, done } = recorded();
  wire.carry(carried);
  wire.cut();
  wire.slow(10);
  wire.stall();
  wire.heal();

  expect(done.slice(-2)).toEqual(["slow 0", "resume"]);
  expect([wire.isCut, wire.delay.value, wire.isStalled.value]).toEqual([false, 0, false]);
});

import { nextTurn } from "@mcp-actors/transport";
import { afterEach, expect, test, vi } from "vitest";
import { Pace } from "../../src/timers/pace.ts";

afterEach(() => vi.restoreAllMocks());

/** A pace, and the time it goes by. */
function startPace() {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const pace = new Pace();
  return { pace, at: (ms: number) => now.mockReturnValue(ms) };
}

test("holds up nothing that is quick", () => {
  const { pace, at } = startPace();

  at(9);

  for (let step = 0; step < 1000; step += 1) expect(pace.step()).toBeUndefined();
});

test("holds up what goes on within a turn, until the next", async () => {
  const { pace, at } = startPace();
  at(10);

  expect(pace.step()).toBeUndefined();
  const held = pace.step();
  expect(held).toBeInstanceOf(Promise);
  expect(pace.step()).toBe(held);
  await held;

  expect(pace.step()).toBeUndefined();
  expect(pace.step()).toBeUndefined();
});

test("holds up nothing that waits between its steps, however long it takes", async () => {
  const { pace, at } = startPace();

  for (let ms = 0; ms < 1000; ms += 100) {
    at(ms);
    expect(pace.step()).toBeUndefined();
    await nextTurn();
  }
});

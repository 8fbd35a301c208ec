import { expect, test } from "vitest";
import { createTimers, systemClock, TimerNode } from "../../src/index.ts";

/** How many timeouts keep this process alive. */
const holding = (): number =>
  process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length;

test("an armed timer holds the process, a disarmed one lets it end", () => {
  const timers = createTimers(systemClock);
  const node = new TimerNode({ expired() {} }, "x");
  const before = holding();
  const held: number[] = [];

  for (const ms of [60_000, 2 ** 40, 60_000]) {
    timers.arm(node, ms);
    held.push(holding() - before);
    timers.disarm(node);
    held.push(holding() - before);
  }

  expect(held).toEqual([1, 0, 1, 0, 1, 0]);
});

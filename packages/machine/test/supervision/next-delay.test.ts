import fc from "fast-check";
import { expect, test } from "vitest";
import { nextDelay } from "../../src/supervision/next-delay.ts";
import { DEFAULT_POLICY } from "../../src/supervision/supervision-policy.ts";

const policy = { ...DEFAULT_POLICY, initialDelay: 100, maxDelay: 1_000, factor: 2 };

test.each([
  [1, 100],
  [2, 200],
  [3, 400],
  [4, 800],
  [5, 1_000],
  [10_000, 1_000],
])("attempt %i waits %i ms without jitter", (attempt, delay) => {
  expect(nextDelay({ ...policy, jitter: "none" }, attempt)).toBe(delay);
});

test.each([
  [0, 0],
  [0.5, 200],
  [0.999, 399.6],
])("full jitter waits that share of the ceiling: %d", (chance, delay) => {
  expect(nextDelay(policy, 3, () => chance)).toBeCloseTo(delay);
});

test("no initial delay means no wait, however many attempts", () => {
  expect(nextDelay({ ...policy, initialDelay: 0, jitter: "none" }, 5_000)).toBe(0);
});

test("a wait is a number between nothing and the longest, and without jitter it never shrinks", () => {
  const policies = fc.record({
    initialDelay: fc.nat(100_000),
    maxDelay: fc.nat(1_000_000),
    factor: fc.double({ min: 1, max: 10, noNaN: true }),
    jitter: fc.constantFrom("full" as const, "none" as const),
  });
  const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  fc.assert(
    fc.property(policies, fc.integer({ min: 1, max: 5_000 }), chances, (drawn, attempt, chance) => {
      const delay = nextDelay(drawn, attempt, () => chance);
      const steady = { ...drawn, jitter: "none" as const };

      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(drawn.maxDelay);
      expect(nextDelay(steady, attempt + 1)).toBeGreaterThanOrEqual(nextDelay(steady, attempt));
    }),
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrollTopAt, scrollTopFor, topOf, visibleRange } from "../../src/part/visible-range.ts";

const box = fc.record({
  count: fc.integer({ min: 1, max: 5_000_000 }),
  rowHeight: fc.integer({ min: 10, max: 60 }),
  height: fc.integer({ min: 50, max: 2_000 }),
  scroll: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** A box, scrolled by a share of what it can be scrolled. */
const scrolled = box.map(({ scroll, ...rest }) => {
  const { total } = visibleRange({ ...rest, scrollTop: 0 });
  return { ...rest, scrollTop: Math.max(0, total - rest.height) * scroll };
});

describe("the rows in sight", () => {
  test("fill the box, and are no more than it holds and two", () => {
    fc.assert(
      fc.property(scrolled, (list) => {
        const { from, until, offset } = visibleRange(list);
        const bottom = offset + (until - from) * list.rowHeight;

        expect(from).toBeGreaterThanOrEqual(0);
        expect(until).toBeLessThanOrEqual(list.count);
        expect(until - from).toBeLessThanOrEqual(list.height / list.rowHeight + 3);
        expect(offset).toBeLessThanOrEqual(list.scrollTop + 0.001);
        if (until < list.count) {
          expect(bottom).toBeGreaterThanOrEqual(list.scrollTop + list.height - 0.001);
        }
      }),
    );
  });

  test("end with the last row where the box is scrolled to its end", () => {
    fc.assert(
      fc.property(scrolled, (list) => {
        const { total } = visibleRange(list);
        const { until } = visibleRange({ ...list, scrollTop: Math.max(0, total - list.height) });

        expect(until).toBe(list.count);
      }),
    );
  });

  test("of a million are found without drawing a box taller than browsers allow", () => {
    const { total, from } = visibleRange({
      ...{ count: 1_000_000, rowHeight: 24, height: 600 },
      scrollTop: 8_000_000 - 300,
    });

    expect(total).toBe(16_000_000);
    expect(from).toBeCloseTo(500_000, -2);
  });
});

test("a row is in sight after scrolling to it, wherever the box was", () => {
  fc.assert(
    fc.property(scrolled, fc.nat(), (list, row) => {
      const index = row % list.count;
      const { from, until } = visibleRange({ ...list, scrollTop: scrollTopFor(index, list) });

      expect(from).toBeLessThanOrEqual(index);
      expect(until).toBeGreaterThan(index);
    }),
  );
});

test("a row in sight is not scrolled to", () => {
  const list = { count: 100, rowHeight: 20, height: 200, scrollTop: 300 };

  expect(scrollTopFor(16, list)).toBe(300);
  expect(scrollTopFor(14, list)).toBe(280);
  expect(scrollTopFor(25, list)).toBe(320);
});

test("the way from the scroll bar to the rows leads back", () => {
  fc.assert(
    fc.property(scrolled, (list) => {
      expect(scrollTopAt(topOf(list), list)).toBeCloseTo(list.scrollTop, 3);
    }),
  );
});

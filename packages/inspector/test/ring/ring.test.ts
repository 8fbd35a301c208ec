import { expect, test } from "vitest";
import type { Draft } from "../../src/capture/draft.ts";
import { Ring } from "../../src/index.ts";

const draft = (seq: number, { span = 1, weight = 10 } = {}): Draft => ({
  seq,
  span,
  weight,
  peer: "p",
  at: seq,
  press() {},
  records: () =>
    Array.from({ length: span }, (_, place) => ({
      kind: "mark" as const,
      peer: "p",
      seq: seq + place,
      at: seq,
      source: "user" as const,
      label: "",
    })),
});

const numbers = (ring: Ring) => ring.records().map(({ seq }) => seq);

test("keeps the newest, by their number", () => {
  const ring = new Ring({ records: 3 });
  ring.add([1, 2, 3, 4, 5].map((seq) => draft(seq)));

  expect(numbers(ring)).toEqual([3, 4, 5]);
  expect(ring.lost).toBe(2);
});

test("keeps the newest, by their length", () => {
  const ring = new Ring({ size: 25 });
  ring.add([1, 2, 3].map((seq) => draft(seq)));

  expect(numbers(ring)).toEqual([2, 3]);
  expect(ring.size).toBe(20);
});

test("counts a step of many records as so many", () => {
  const ring = new Ring({ records: 4 });
  ring.add([draft(1, { span: 3 }), draft(4, { span: 3 })]);

  expect(numbers(ring)).toEqual([4, 5, 6]);
  expect(ring.lost).toBe(3);
});

test("keeps one that alone is over the limit", () => {
  const ring = new Ring({ size: 5 });
  ring.add([draft(1), draft(2)]);

  expect(numbers(ring)).toEqual([2]);
});

test("holds no more than twice its limit in memory, however much passes", () => {
  const ring = new Ring({ records: 10 });
  for (let seq = 1; seq <= 1000; seq += 1) ring.add([draft(seq)]);

  expect(ring.length).toBe(10);
  expect(ring.lost).toBe(990);
});

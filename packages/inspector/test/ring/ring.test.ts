import fc from "fast-check";
import { expect, test } from "vitest";
import { Ring } from "../../src/ring/ring.ts";

/** Writes an entry down as if it were pressed, and trims. */
function add(ring: Ring, seq: number, { span = 1, weight = 10 } = {}): void {
  const entry = ring.take();
  entry.seq = seq;
  entry.span = span;
  ring.press((pressed) => {
    pressed.weight = weight;
  });
  ring.trim();
}

const numbers = (ring: Ring) => ring.entries().map(({ seq }) => seq);

test("keeps the newest, by their number", () => {
  const ring = new Ring({ records: 3 });
  for (const seq of [1, 2, 3, 4, 5]) add(ring, seq);

  expect(numbers(ring)).toEqual([3, 4, 5]);
  expect(ring.lost).toBe(2);
  expect(ring.lastLost).toBe(2);
});

test("keeps the newest, by their length", () => {
  const ring = new Ring({ size: 25 });
  for (const seq of [1, 2, 3]) add(ring, seq);

  expect(numbers(ring)).toEqual([2, 3]);
  expect(ring.size).toBe(20);
});

test("counts a step of many records as so many", () => {
  const ring = new Ring({ records: 4 });
  add(ring, 1, { span: 3 });
  add(ring, 4, { span: 3 });

  expect(numbers(ring)).toEqual([4]);
  expect(ring.length).toBe(3);
  expect(ring.lost).toBe(3);
  expect(ring.lastLost).toBe(3);
});

test("keeps one that alone is over the limit", () => {
  const ring = new Ring({ size: 5 });
  add(ring, 1);
  add(ring, 2);

  expect(numbers(ring)).toEqual([2]);
});

test("holds the newest, however much passes", () => {
  const ring = new Ring({ records: 10 });
  for (let seq = 1; seq <= 1000; seq += 1) add(ring, seq);

  expect(numbers(ring)).toEqual([991, 992, 993, 994, 995, 996, 997, 998, 999, 1000]);
  expect(ring.lost).toBe(990);
});

test("gives what it holds as it is, though its places are used again", () => {
  const ring = new Ring({ records: 600 });
  for (let seq = 1; seq <= 5000; seq += 1) {
    const entry = ring.take();
    Object.assign(entry, {
      kind: "timer",
      seq,
      actor: `lean:${seq}`,
      delay: seq / 2,
      cause: seq - 1,
    });
    ring.press(() => {});
    ring.trim();
  }

  for (const { kind, seq, actor, delay, cause } of ring.entries()) {
    expect([kind, actor, delay, cause]).toEqual(["timer", `lean:${seq}`, seq / 2, seq - 1]);
  }
});

test("holds nothing of what it let go of", () => {
  const ring = new Ring({ records: 1 });
  add(ring, 1);
  const [entry] = ring.entries();
  Object.assign(entry ?? {}, { said: "long text", value: {} });
  expect([entry?.said, entry?.value]).toEqual(["long text", {}]);

  add(ring, 2);
  expect([entry?.said, entry?.value, entry?.draft]).toEqual([undefined, undefined, undefined]);
});

test("takes more than it may hold until it is trimmed, in their order", () => {
  const ring = new Ring({ records: 2 });
  for (let seq = 1; seq <= 1000; seq += 1) Object.assign(ring.take(), { seq, span: 1 });
  const pressed = ring.press(() => {});
  expect(pressed).toBe(1000);
  expect(numbers(ring)).toHaveLength(1000);

  const dropped: number[] = [];
  ring.trim((entries) => dropped.push(...entries.map(({ seq }) => seq)));

  expect(numbers(ring)).toEqual([999, 1000]);
  expect(dropped).toEqual(Array.from({ length: 998 }, (_, at) => at + 1));
});

/** What a ring of so much holds after batches, found entry by entry. */
function left(seen: readonly Seen[], { records, size }: { records: number; size: number }) {
  const held = [...seen];
  const sum = (part: "span" | "weight") => held.reduce((all, each) => all + each[part], 0);
  while (held.length > 1 && (sum("span") > records || sum("weight") > size)) held.shift();
  return { held: held.map(({ seq }) => seq), length: sum("span"), size: sum("weight") };
}

interface Seen {
  readonly seq: number;
  readonly span: number;
  readonly weight: number;
}

test("lets go of the oldest of whole batches until the limits are kept, and of each once", () => {
  const batches = fc.array(
    fc.record({
      count: fc.integer({ min: 1, max: 900 }),
      span: fc.integer({ min: 1, max: 4 }),
      weight: fc.integer({ min: 1, max: 50 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const limits = fc.record({
    records: fc.integer({ min: 1, max: 2000 }),
    size: fc.integer({ min: 1, max: 20_000 }),
  });
  fc.assert(
    fc.property(batches, limits, (done, limit) => {
      const ring = new Ring(limit);
      const dropped: number[] = [];
      let seen: Seen[] = [];
      let seq = 0;
      for (const { count, span, weight } of done) {
        for (let each = 0; each < count; each += 1) {
          seq += 1;
          Object.assign(ring.take(), { seq, span, weight, kind: "message", said: `${seq}` });
          seen.push({ seq, span, weight });
        }
        ring.press(() => {});
        ring.trim((entries) => dropped.push(...entries.map(({ said }) => Number(said))));
        const { held, length, size } = left(seen, limit);

        expect([numbers(ring), ring.length, ring.size]).toEqual([held, length, size]);
        expect(ring.entries().map(({ said }) => Number(said))).toEqual(held);
        seen = seen.filter(({ seq: one }) => held.includes(one));
      }
      expect([...dropped, ...numbers(ring)]).toEqual(
        Array.from({ length: seq }, (_, at) => at + 1),
      );
    }),
    { numRuns: 40 },
  );
});

test("makes something of the last that are pressed, oldest first", () => {
  const ring = new Ring({ records: 600 });
  for (let seq = 1; seq <= 700; seq += 1) add(ring, seq);

  expect(ring.map(({ seq }) => seq, 300)).toEqual(numbers(ring).slice(-300));
  expect(ring.map(({ seq }) => seq, 1000)).toEqual(numbers(ring));
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { Recording, readRecords } from "../../src/index.ts";
import { RECORD_FIELDS } from "../../src/jsonl/record-fields.ts";

const KINDS = [...RECORD_FIELDS.keys()];
const OF: { readonly [type: string]: fc.Arbitrary<unknown> } = {
  text: fc.constantFrom("actor", "set", "active", "request", "result", "__proto__", "peer", ""),
  number: fc.constantFrom(0, 1, -1, 1e300),
  list: fc.constant([{}]),
  object: fc.constant({}),
};
/** Fields that some kinds may have, with anything in them. */
const MAYBE = [
  "dir",
  "id",
  "message",
  "method",
  "value",
  "context",
  "set",
  "unset",
  "cause",
  "times",
];

/** Records that have what they must, and beside it anything. */
const record = fc.constantFrom(...KINDS).chain((kind) => {
  const fields = Object.entries(RECORD_FIELDS.get(kind) ?? {});
  const must = fields.map(([name, type]) => [name, OF[type] ?? fc.constant(0)] as const);
  const maybe = MAYBE.map((name) => [name, fc.option(fc.jsonValue(), { nil: undefined })] as const);
  return fc.record({
    ...Object.fromEntries([...maybe, ...must]),
    kind: fc.constant(kind),
    peer: fc.constantFrom("p", "p.1", "q.1", "__proto__"),
    seq: fc.nat(20),
    at: fc.nat(),
  });
});

test("records that anybody made up are folded, one by one, and break nothing", () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 40 }), (records) => {
      const lines = records.map((one) => JSON.stringify(one));
      const read = lines.filter((text) => !text.includes('"version":1e+300'));
      const recording = new Recording(readRecords(read.join("\n")).records);

      expect(recording.at(recording.length).step).toBe(recording.length);
    }),
    { numRuns: 300 },
  );
});

test.each(KINDS)("a record of kind %s without what it must have is broken", (kind) => {
  const { broken, records } = readRecords(JSON.stringify({ kind, peer: "p", seq: 1, at: 1 }));

  expect(records).toEqual([]);
  expect(broken).toHaveLength(1);
});

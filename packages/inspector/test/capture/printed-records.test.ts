import type { LeanStep } from "@mcp-actors/machine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { printBatch } from "../../src/capture/print-batch.ts";
import { createInspector } from "../../src/index.ts";
import { linesOf } from "../lines-of.ts";

/** Texts as others may choose them. */
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("__proto__", "constructor", "", "\ud800", "\u2028", "tools/call", '"\\'),
  fc.constantFrom("notifications/progress", "Bearer abcdefghijkl", "a".repeat(300)),
);
const fields = <Value>(values: fc.Arbitrary<Value>) =>
  fc.array(fc.tuple(texts, values), { maxLength: 3 }).map(Object.fromEntries);
const values = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    texts,
    fc.double(),
    fc.constantFrom(null, true, -0, Number.POSITIVE_INFINITY, 2 ** 53 + 2, 5e-324),
    fc.array(tie("value"), { maxLength: 3 }),
    fields(tie("value")),
  ),
})).value;
const STEPS: readonly (LeanStep | undefined)[] = [
  undefined,
  { actions: ["x", "__proto__"], definitions: [{}], target: { value: "on", final: false } },
  { actions: [], definitions: [], target: { value: "done", final: true } },
].map((step) => step as LeanStep | undefined);

type Seen = ReturnType<ReturnType<typeof createInspector>["attach"]>;

/** Something that an end does. */
const deeds = fc.oneof(
  fc.tuple(fc.oneof(texts, fc.integer()), texts, fields(values)).map(
    ([id, method, params]) =>
      ({ wire }: Place) =>
        wire?.sent({ jsonrpc: "2.0", id, method, params }),
  ),
  fc.tuple(texts, fields(values)).map(
    ([method, params]) =>
      ({ wire }: Place) =>
        wire?.sent({ jsonrpc: "2.0", method, params }, "1"),
  ),
  values.map(
    (facts) =>
      ({ end, actorRef }: Place) =>
        end.lean?.born(actorRef, facts),
  ),
  fc.tuple(texts, fields(values), fc.constantFrom(...STEPS)).map(
    ([type, event, step]) =>
      ({ end, actorRef }: Place) =>
        end.lean?.took(actorRef, { ...event, type }, step),
  ),
  fc.tuple(texts, fc.double()).map(
    ([name, delay]) =>
      ({ end, actorRef }: Place) =>
        end.timed?.({ actorRef, name, state: "set", delay }),
  ),
);

interface Place {
  readonly end: Seen;
  readonly wire: ReturnType<NonNullable<Seen["wire"]>> | undefined;
  readonly actorRef: Parameters<NonNullable<Seen["lean"]>["born"]>[0];
}

test("what is printed is what is recorded, whatever is seen, in places that are used again", () => {
  fc.assert(
    fc.property(
      fc.array(deeds, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (done, size) => {
        const inspector = createInspector({ ring: { records: size }, batchSize: size });
        const end = inspector.attach({ role: "client", name: "app" });
        const wire = end.wire?.({ kind: "wire", facts: { address: "a", principal: "p" } });
        const actorRef = { sessionId: "lean:1" } as Place["actorRef"];
        const printed: string[] = [];
        const recorded: string[] = [];
        inspector.feed.hear({
          heard: (drafts) => {
            for (const draft of drafts) {
              printed.push(...linesOf(printBatch([draft], true)));
              recorded.push(...draft.records().map((record) => JSON.stringify(record)));
            }
          },
          dropped() {},
        });
        for (let round = 0; round < 2; round += 1)
          for (const deed of done) deed({ end, wire, actorRef });
        inspector.flush();

        expect(printed.map((line) => JSON.parse(line) as unknown)).toEqual(
          recorded.map((line) => JSON.parse(line) as unknown),
        );
        inspector.close();
      },
    ),
    { numRuns: 300 },
  );
});

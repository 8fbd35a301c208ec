import fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type AnyStateMachine, createActor, type EventObject } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import {
  callMachine,
  compile,
  inboundRequestMachine,
  type LeanShape,
  type LeanTable,
} from "../../src/index.ts";
import { facts, play, type Step, startBoth } from "./both.ts";
import { callEvents, inboundRequestEvents } from "./samples.ts";
import { account } from "./witness.ts";

const tables: readonly [string, LeanTable<LeanShape>, readonly EventObject[]][] = [
  ["call", compile<AnyStateMachine>(callMachine()), callEvents],
  ["inbound request", compile<AnyStateMachine>(inboundRequestMachine()), inboundRequestEvents],
];

// XState's development build warns of every event after the end, which is what is sent here.
beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  return () => vi.restoreAllMocks();
});

/** Both interpreters do the same with the same steps, down to the order of all that can be seen. */
function expectAgreement(table: LeanTable<LeanShape>, steps: readonly Step[]): void {
  const { lean, genuine } = startBoth(table);
  expect(play(lean, table.machine, steps)).toEqual(play(genuine, table.machine, steps));
}

describe.each(tables)(
  "the lean actor and XState's own agree on the %s machine",
  { timeout: 30_000 },
  (_name, table, events) => {
    const { machine } = table;

    test("the samples hold every event", () => {
      expect(new Set(events.map(({ type }) => type))).toEqual(new Set(machine.events));
    });

    test("on every path through it", () => {
      const options = { events, input: facts };
      const paths = [...getShortestPaths(machine, options), ...getSimplePaths(machine, options)];

      expect(paths.length).toBeGreaterThan(20);
      for (const { steps } of paths) {
        expectAgreement(
          table,
          steps.slice(1).map(({ event }) => ({ does: event })),
        );
      }
    });

    test("on every event in every state, and what is sent after it", () => {
      for (const { steps } of getShortestPaths(machine, { events, input: facts })) {
        const way = steps.slice(1).map(({ event }) => ({ does: event }));
        for (const does of events) {
          for (const reaction of events) {
            expectAgreement(table, [...way, { does, reactions: [[reaction]] }, { does }]);
          }
        }
      }
    });

    const event = fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...events) },
      { weight: 1, arbitrary: fc.constant({ type: "nobody.knows" }) },
    );
    const reaction = fc.array(
      fc.oneof(
        { weight: 8, arbitrary: event },
        { weight: 1, arbitrary: fc.constantFrom("stop" as const, "throw" as const) },
      ),
      { maxLength: 2 },
    );
    const step: fc.Arbitrary<Step> = fc.record({
      does: fc.oneof(
        { weight: 12, arbitrary: event },
        { weight: 1, arbitrary: fc.constant("stop" as const) },
      ),
      reactions: fc.array(reaction, { maxLength: 3 }),
    });
    const steps = fc
      .array(step, { maxLength: 10 })
      // Without a slot nothing much happens.
      .map((rest): Step[] => [{ does: { type: "slot.granted" } }, ...rest]);

    test("on random events, strangers and latecomers among them, with effects and subscribers that send, stop and throw", () => {
      fc.assert(
        fc.property(steps, (drawn) => expectAgreement(table, drawn)),
        { numRuns: 2000 },
      );
    });

    test("when XState's actor goes on from a lean snapshot", () => {
      fc.assert(
        fc.property(steps, steps, (before, after) => {
          const { lean } = startBoth(table);
          const lastly: object[] = [];
          play(lean, machine, before);
          lean.witness.reactions = [];
          for (const snapshot of [lean.actor.getSnapshot(), lean.actor.getPersistedSnapshot()]) {
            const copy = createActor(machine, { snapshot, input: facts });
            expect(account(copy, machine)).toEqual(account(lean.actor, machine));
            if (snapshot.status === "active") copy.start();
            for (const { does } of after) {
              if (does === "stop" || copy.getSnapshot().status !== "active") break;
              copy.send(does);
            }
            lastly.push(account(copy, machine));
          }
          for (const { does } of after) {
            if (does === "stop" || lean.actor.getSnapshot().status !== "active") break;
            lean.actor.send(does);
          }
          expect(lastly).toEqual([account(lean.actor, machine), account(lean.actor, machine)]);
        }),
        { numRuns: 300 },
      );
    });
  },
);

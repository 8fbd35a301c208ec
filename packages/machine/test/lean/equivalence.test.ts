import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createActor, type EventObject } from "xstate";
import { getShortestPaths, getSimplePaths } from "xstate/graph";
import { callMachine, inboundRequestMachine } from "../../src/index.ts";
import { facts, play, type Step, startBoth } from "./both.ts";
import { callEvents, inboundRequestEvents } from "./samples.ts";
import { account } from "./witness.ts";

const machines: readonly [string, AnyStateMachine, readonly EventObject[]][] = [
  ["call", callMachine, callEvents],
  ["inbound request", inboundRequestMachine, inboundRequestEvents],
];

/** Both interpreters do the same with the same steps, down to the order of all that can be seen. */
function expectAgreement(machine: AnyStateMachine, steps: readonly Step[]): void {
  const [lean, genuine] = startBoth(machine).map((pair) => play(pair, machine, steps));
  expect(lean).toEqual(genuine);
}

describe.each(machines)("the lean actor and XState's own agree on the %s machine", (_name, machine, events) => {
  test("the samples hold every event", () => {
    expect(events.map(({ type }) => type).sort()).toEqual([...machine.events].sort());
  });

  test("on every path through it", () => {
    const options = { events, input: facts };
    const paths = [...getShortestPaths(machine, options), ...getSimplePaths(machine, options)];

    expect(paths.length).toBeGreaterThan(20);
    for (const { steps } of paths) {
      expectAgreement(machine, steps.slice(1).map(({ event }) => ({ does: event })));
    }
  });

  test("on every event in every state, and what is sent after it", () => {
    for (const { steps } of getShortestPaths(machine, { events, input: facts })) {
      const way = steps.slice(1).map(({ event }) => ({ does: event }));
      for (const does of events) {
        for (const reaction of events) {
          expectAgreement(machine, [...way, { does, reactions: [reaction] }, { does }]);
        }
      }
    }
  });

  const event = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...events) }, { weight: 1, arbitrary: fc.constant({ type: "nobody.knows" }) });
  const reaction = fc.oneof(
    { weight: 6, arbitrary: fc.constant(undefined) },
    { weight: 4, arbitrary: event },
    { weight: 1, arbitrary: fc.constantFrom("stop" as const, "throw" as const) },
  );
  const step: fc.Arbitrary<Step> = fc.record({
    does: fc.oneof({ weight: 12, arbitrary: event }, { weight: 1, arbitrary: fc.constant("stop" as const) }),
    reactions: fc.array(reaction, { maxLength: 3 }),
  });
  const steps = fc
    .array(step, { maxLength: 10 })
    // Without a slot nothing much happens.
    .map((rest): Step[] => [{ does: { type: "slot.granted" } }, ...rest]);

  test("on random events, strangers and latecomers among them, with effects that send, stop and throw", () => {
    fc.assert(fc.property(steps, (drawn) => expectAgreement(machine, drawn)), { numRuns: 2000 });
  });

  test("when XState's actor goes on from a lean snapshot", () => {
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const [lean] = startBoth(machine);
        if (lean === undefined) throw new Error("unreachable");
        play(lean, machine, before);
        lean.witness.reactions = [];
        for (const snapshot of [lean.actor.getSnapshot(), lean.actor.getPersistedSnapshot()]) {
          const copy = createActor(machine, { snapshot, input: facts });
          expect(account(copy, machine)).toEqual(account(lean.actor, machine));
        }
        const copy = createActor(machine, { snapshot: lean.actor.getPersistedSnapshot(), input: facts }).start();
        for (const { does } of after) {
          if (does === "stop" || lean.actor.getSnapshot().status !== "active") return;
          for (const actor of [copy, lean.actor]) actor.send(does);
          expect(account(copy, machine)).toEqual(account(lean.actor, machine));
        }
      }),
      { numRuns: 300 },
    );
  });
});

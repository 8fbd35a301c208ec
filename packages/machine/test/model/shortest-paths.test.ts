import { describe, expect, test } from "vitest";
import { type AnyStateNode, createActor } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { VirtualClock } from "../../src/testing/index.ts";
import { exportedMachines } from "../exported-machines.ts";
import { distinct, type Model, models } from "./models.ts";

test("every machine of the package is walked", () => {
  expect(new Set(models.map(({ machine }) => machine))).toEqual(new Set(exportedMachines));
});

describe.each(models.map((model) => [model.machine.id, model] as const))(
  "the %s machine",
  (_id, model) => {
    const { machine, input, events } = model;
    const paths = pathsOf(model);

    test("has a sample of every event that is sent to it", () => {
      const known = new Set(machine.events.filter((type) => !type.startsWith("xstate.")));
      const sent = events.map(({ type }) => type).filter((type) => !type.startsWith("xstate."));

      expect(new Set(sent)).toEqual(known);
    });

    test("reaches every one of its states", () => {
      const reached = new Set(paths.flatMap(({ state }) => state._nodes.map(({ id }) => id)));
      const states = idsOf(machine.root).filter((id) => model.passing?.includes(id) !== true);

      expect(reached).toEqual(new Set(states));
    });

    test("is, as a live actor, where each shortest path leads", () => {
      for (const { steps, state } of paths) {
        const actor = createActor(machine, { input, clock: new VirtualClock() }).start();
        for (const { event } of steps.slice(1)) actor.send(event);

        expect(distinct(model, actor.getSnapshot())).toBe(distinct(model, state));
        expect(actor.getSnapshot().status).toBe(state.status);
        actor.stop();
      }
    });

    test("keeps nothing in its context that is no JSON", () => {
      for (const { state } of paths) {
        expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
      }
    });
  },
);

function pathsOf(model: Model) {
  const { machine, input, events, enough } = model;
  return getShortestPaths(machine, {
    input,
    events,
    serializeState: (state) => distinct(model, state),
    ...(enough !== undefined && { stopWhen: ({ context }) => enough(context) }),
  });
}

function idsOf({ id, states }: AnyStateNode): string[] {
  return [id, ...Object.values(states).flatMap(idsOf)];
}

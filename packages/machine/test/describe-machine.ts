import { describe, expect, test } from "vitest";
import type { AnyActorRef, AnyStateMachine, EventObject } from "xstate";
import { compile, LeanActor, LeanScope, programOf } from "../src/index.ts";
import { startGenuine } from "./lean/start-genuine.ts";

/** A machine as data: how to get into each state that is no end, and what each event does there. */
export interface MachineTable {
  readonly events: { readonly [type: string]: EventObject };
  readonly ways: { readonly [state: string]: readonly string[] };
  /** By state and event: the next state, then the effects in order. What is missing does nothing. */
  readonly rows: { readonly [state: string]: { readonly [type: string]: readonly string[] } };
  /** A way to each outcome, and the outcome. */
  readonly outcomes: readonly (readonly [way: readonly string[], outcome: object])[];
}

const facts = { method: "tools/call" };

function recording(machine: AnyStateMachine) {
  const done: string[] = [];
  const names = Object.keys(machine.implementations.actions);
  return { done, effects: Object.fromEntries(names.map((name) => [name, () => done.push(name)])) };
}

/** Tests a machine cell by cell, in both interpreters. */
export function describeMachine(machine: AnyStateMachine, table: MachineTable): void {
  const compiled = compile(machine);
  const interpreters: [string, (effects: Record<string, () => void>) => AnyActorRef][] = [
    [
      "lean",
      (effects) =>
        new LeanActor(
          programOf(compiled, effects),
          { ...effects, input: () => facts },
          new LeanScope(),
        ),
    ],
    ["XState", (effects) => startGenuine(machine, { facts, effects })],
  ];

  describe.each(interpreters)(`the ${machine.id} machine run by %s`, (_name, start) => {
    const { events, ways, rows, outcomes } = table;
    const cells = Object.entries(ways).flatMap(([state, way]) =>
      Object.values(events).map((event) => ({ state, way, event, type: event.type })),
    );

    test.each(cells)("in $state takes $type as the table says", ({ state, way, event, type }) => {
      const { done, effects } = recording(machine);
      const actor = start(effects);
      for (const step of way) actor.send(events[step]);
      expect(actor.getSnapshot().value).toBe(state);
      done.length = 0;

      actor.send(event);

      expect([actor.getSnapshot().value, ...done]).toEqual(rows[state]?.[type] ?? [state]);
    });

    test.each(outcomes)("ends after %j with %j", (way, outcome) => {
      const { done, effects } = recording(machine);
      const actor = start(effects);

      for (const step of way) actor.send(events[step]);

      expect(actor.getSnapshot()).toMatchObject({ status: "done", output: outcome });
      expect(done.filter((effect) => effect === "release")).toHaveLength(1);
    });
  });
}

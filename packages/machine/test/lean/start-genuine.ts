import { type Actor, type ActorOptions, type AnyStateMachine, createActor } from "xstate";
import type { Effects, ShapeOf } from "../../src/index.ts";

/** What XState's own actor of a machine is started with: its options, and the facts and effects of a lean actor. */
export type GenuineOptions<Machine extends AnyStateMachine> = Omit<
  ActorOptions<Machine>,
  "input"
> & {
  readonly facts: ShapeOf<Machine>["facts"];
  readonly effects: Effects<ShapeOf<Machine>>;
};

/** Starts XState's own actor of a machine, its actions bound to the same effects as a lean actor's. */
export function startGenuine<Machine extends AnyStateMachine>(
  machine: Machine,
  { facts, effects, ...options }: GenuineOptions<Machine>,
): Actor<Machine> {
  const names = Object.keys(machine.implementations.actions) as (keyof typeof effects)[];
  const bound = names.map((name) => [
    name,
    ({ event }: { event: ShapeOf<Machine>["event"] }) => effects[name](event),
  ]);
  const provided = machine.provide({ actions: Object.fromEntries(bound) }) as Machine;
  return createActor(provided, { ...options, input: facts }).start();
}

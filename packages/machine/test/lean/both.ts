import type { AnyActorRef, AnyStateMachine, EventObject } from "xstate";
import { compile, LeanActor, LeanScope, startGenuine } from "../../src/index.ts";
import { account, type Reaction, Witness } from "./witness.ts";

/** One thing done to an actor, and what its effects do in turn. */
export interface Step {
  readonly does: EventObject | "stop";
  readonly reactions?: readonly Reaction[];
}

export const facts = { method: "tools/call", name: "forecast" };

/** A lean actor and XState's own, each with its witness. */
export function startBoth(machine: AnyStateMachine): readonly Pair[] {
  const table = compile(machine);
  return [
    start((witness) => {
      const scope = new LeanScope({ inspect: witness.inspect });
      return new LeanActor(table, facts, witness.effects(machine), scope);
    }),
    start((witness) =>
      startGenuine(machine, { facts, effects: witness.effects(machine), inspect: witness.inspect }),
    ),
  ];
}

export interface Pair {
  readonly actor: AnyActorRef;
  readonly witness: Witness;
}

function start(make: (witness: Witness) => AnyActorRef): Pair {
  const witness = new Witness();
  const actor = make(witness);
  witness.listen(actor);
  return { actor, witness };
}

/** Does to an actor what a list of steps says, and tells all that came of it. */
export function play(pair: Pair, machine: AnyStateMachine, steps: readonly Step[]): unknown[] {
  const accounts = [account(pair.actor, machine)];
  for (const { does, reactions = [] } of steps) {
    pair.witness.reactions = [...reactions];
    if (does === "stop") pair.actor.stop();
    else pair.actor.send(does);
    accounts.push(account(pair.actor, machine));
  }
  return [pair.witness.seen, accounts];
}

import type { AnyActorRef, AnyStateMachine, EventObject } from "xstate";
import {
  LeanActor,
  LeanScope,
  type LeanShape,
  type LeanTable,
  programOf,
} from "../../src/index.ts";
import { startGenuine } from "./start-genuine.ts";
import { account, type Reaction, Witness } from "./witness.ts";

/** One thing done to an actor, and what its effects do in turn. */
export interface Step {
  readonly does: EventObject | "stop";
  readonly reactions?: readonly Reaction[];
}

export const facts = { method: "tools/call", name: "forecast" };

/** A lean actor and XState's own, each with its witness. */
export function startBoth(table: LeanTable<LeanShape>): {
  readonly lean: Pair;
  readonly genuine: Pair;
} {
  const { machine } = table;
  return {
    lean: start((witness) => {
      const scope = new LeanScope({ inspect: witness.inspect });
      const effects = witness.effects(machine);
      return new LeanActor(programOf(table, effects), { ...effects, input: () => facts }, scope);
    }),
    genuine: start((witness) =>
      startGenuine(machine, { facts, effects: witness.effects(machine), inspect: witness.inspect }),
    ),
  };
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
export function play(pair: Pair, machine: AnyStateMachine, steps: readonly Step[]): object {
  const accounts = [account(pair.actor, machine)];
  const kept: boolean[] = [];
  for (const { does, reactions = [] } of steps) {
    const before = pair.actor.getSnapshot();
    pair.witness.reactions = [...reactions];
    if (does === "stop") pair.actor.stop();
    else pair.actor.send(does);
    accounts.push(account(pair.actor, machine));
    kept.push(pair.actor.getSnapshot() === before);
  }
  return { seen: pair.witness.seen, accounts, kept };
}

import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from "xstate";
import { checkLanguage } from "./check-language.ts";
import type { LeanShape, ShapeOf } from "./lean-shape.ts";
import type { LeanState, LeanTable, LeanTransition } from "./lean-table.ts";

/**
 * Reads a flat machine into a frozen table, asking XState itself what each event does in each state.
 *
 * A machine outside the language (see `checkLanguage`) is refused with an
 * error that names machine, state, event and feature.
 */
export function compile<Machine extends AnyStateMachine>(
  machine: Machine,
): LeanTable<ShapeOf<Machine>> {
  checkLanguage(machine);
  const states = readStates<ShapeOf<Machine>>(machine);
  const initial = states[initialValue(machine)];
  if (initial === undefined) throw new Error(`unreachable: "${machine.id}" starts nowhere`);

  for (const state of Object.values(states)) {
    Object.assign(state.on, readTransitions(machine, state, states));
    Object.freeze(state.on);
    Object.freeze(state);
  }
  return Object.freeze({ machine, initial, states: Object.freeze(states) });
}

type States<Shape extends LeanShape> = Record<string, LeanState<Shape>>;

function readStates<Shape extends LeanShape>(machine: AnyStateMachine): States<Shape> {
  const states: States<Shape> = Object.create(null);
  for (const { key: value, output } of Object.values(machine.states)) {
    const snapshot: AnyMachineSnapshot = machine.resolveState({ value, context: {} });
    states[value] = {
      value,
      final: snapshot.status === "done",
      tags: snapshot.tags,
      on: Object.create(null),
      output: mapperOf<Shape>(output),
      snapshot,
    };
  }
  return states;
}

function mapperOf<Shape extends LeanShape>(output: unknown): LeanState<Shape>["output"] {
  if (output === undefined) return undefined;
  return typeof output === "function" ? (output as LeanState<Shape>["output"]) : () => output;
}

function readTransitions<Shape extends LeanShape>(
  machine: AnyStateMachine,
  state: LeanState<Shape>,
  states: States<Shape>,
): Record<string, LeanTransition<Shape>> {
  const transitions: Record<string, LeanTransition<Shape>> = {};
  if (state.final) return transitions;
  for (const type of machine.events) {
    const definitions = machine.getTransitionData(state.snapshot, { type });
    if (definitions.length === 0) continue;
    const [next, actions] = transition(machine, state.snapshot, { type });
    const target = states[next.value];
    if (target === undefined) throw new Error(`unreachable: "${type}" leads nowhere`);
    transitions[type] = Object.freeze({
      target,
      actions: Object.freeze(actions.map((action) => action.type)),
      definitions,
    });
  }
  return transitions;
}

/** Where a machine starts, once it is sure that it keeps its input as context and starts in silence. */
function initialValue(machine: AnyStateMachine): string {
  const facts = { sample: Symbol("facts") };
  const [snapshot, actions] = initialTransition(machine, facts);
  const refuse = (feature: string): never => {
    throw new Error(`Machine "${machine.id}" cannot become a table: its root has ${feature}`);
  };
  if (snapshot.status === "done") refuse("a final state at the start");
  if (actions.length > 0) refuse("an entry action at the start");
  const context: Record<string, unknown> = snapshot.context;
  if (Object.keys(context).join() !== "sample" || context["sample"] !== facts.sample) {
    refuse("a context that is not its input");
  }
  return snapshot.value;
}

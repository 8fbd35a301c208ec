import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  initialTransition,
} from "xstate";
import { checkLanguage } from "./check-language.ts";
import type { LeanShape, ShapeOf } from "./lean-shape.ts";
import type { LeanState, LeanTable, LeanTransition } from "./lean-table.ts";

/**
 * Reads a flat machine into a frozen table, with what XState does on each event in each state.
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
    const [definition] = definitions;
    if (definition === undefined) continue;
    const target = states[definition.target?.[0]?.key ?? state.value];
    if (target === undefined) throw new Error(`unreachable: "${type}" leads nowhere`);
    const actions = Object.freeze(actionsOf(definition) as Shape["action"][]);
    transitions[type] = Object.freeze({ target, actions, definitions });
  }
  return transitions;
}

/**
 * The names of a transition's actions, in the order XState runs them.
 *
 * XState would tell by a `transition` of each event in each state, each with an actor: half of the start of a program.
 */
function actionsOf({ source, target: [target] = [], actions }: AnyTransitionDefinition): unknown[] {
  if (target === undefined || target === source) return [...actions];
  // What ends a machine is left at once.
  const left = target.type === "final" ? target.exit : [];
  return [...source.exit, ...actions, ...target.entry, ...left];
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

import type { AnyStateMachine } from "xstate";
import { ChartedState, ChartedTransition } from "./charted-state.ts";
import type { ChartTransition, LeanChart, Names } from "./lean-chart.ts";
import type { LeanShape } from "./lean-shape.ts";
import type { LeanState, LeanTable } from "./lean-table.ts";

/**
 * Reads a chart inside the language into a frozen table, with what XState does on each event in each state.
 *
 * @param machine - The machine of the chart, asked for where somebody wants what the machine itself makes of a state.
 */
export function readChart<Shape extends LeanShape>(
  chart: LeanChart,
  machine: () => AnyStateMachine,
): LeanTable<Shape> {
  const reading: Reading<Shape> = { chart, machine, states: Object.create(null) };
  for (const [value, written] of Object.entries(chart.states)) {
    reading.states[value] = new ChartedState(value, written, machine);
  }
  for (const state of Object.values(reading.states)) {
    Object.assign(state.on, readTransitions(state, reading));
    Object.freeze(state.on);
    Object.freeze(state);
  }
  return Object.freeze({
    initial: stateNamed(chart.initial, reading),
    states: Object.freeze(reading.states),
    get machine() {
      return machine();
    },
  });
}

interface Reading<Shape extends LeanShape> {
  readonly chart: LeanChart;
  readonly machine: () => AnyStateMachine;
  readonly states: Record<string, LeanState<Shape>>;
}

function readTransitions<Shape extends LeanShape>(
  source: LeanState<Shape>,
  reading: Reading<Shape>,
): Record<string, ChartedTransition<Shape>> {
  const { chart, machine } = reading;
  const transitions: Record<string, ChartedTransition<Shape>> = {};
  // What ends a machine takes nothing more.
  if (source.final) return transitions;
  for (const [type, written] of Object.entries(chart.states[source.value]?.on ?? {})) {
    const { target = source.value, actions } = transitionOf(written);
    const move = { from: source.value, to: target, actions };
    transitions[type] = new ChartedTransition<Shape>({
      target: stateNamed(target, reading),
      actions: Object.freeze(actionsOf(chart, move)),
      define: () => machine().getTransitionData(source.snapshot, { type }),
    });
    Object.freeze(transitions[type]);
  }
  return transitions;
}

function transitionOf(written: string | ChartTransition | undefined = {}): ChartTransition {
  return typeof written === "string" ? { target: written } : written;
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly actions: Names | undefined;
}

/** The names of a transition's actions, in the order XState runs them. */
function actionsOf({ states }: LeanChart, { from, to, actions }: Move): string[] {
  const [source, target] = [states[from], states[to]];
  if (source === target) return listed(actions);
  // What ends a machine is left at once.
  const left = target?.type === "final" ? target.exit : undefined;
  return [source?.exit, actions, target?.entry, left].flatMap(listed);
}

function stateNamed<Shape extends LeanShape>(
  value: string,
  { states }: Reading<Shape>,
): LeanState<Shape> {
  const state = states[value];
  if (state === undefined) throw new Error(`unreachable: "${value}" is no state of the chart`);
  return state;
}

function listed(names: Names | undefined): string[] {
  return names === undefined ? [] : [names].flat();
}

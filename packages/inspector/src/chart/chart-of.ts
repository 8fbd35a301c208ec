import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from "xstate";
import type { Chart, ChartEdge, ChartNode } from "../records/index.ts";
import { cutText, hashText } from "../redact/cut-text.ts";
import { actionNames, stateId } from "./chart-names.ts";
import { edgeOf } from "./edge-of.ts";

/** The chart of a machine, and how its own transitions are called there. */
export interface KnownChart {
  readonly hash: string;
  readonly chart: Chart;
  edgeId(transition: AnyTransitionDefinition): string | undefined;
}

const KNOWN = new WeakMap<AnyStateMachine, KnownChart>();

/** The chart of a machine, worked out once for each. */
export function chartOf(machine: AnyStateMachine): KnownChart {
  const known = KNOWN.get(machine) ?? readChart(machine);
  KNOWN.set(machine, known);
  return known;
}

function readChart(machine: AnyStateMachine): KnownChart {
  const ids = new Map<AnyTransitionDefinition, string>();
  const nodes: ChartNode[] = [];
  const edges: ChartEdge[] = [];
  for (const state of statesOf(machine.root)) {
    nodes.push(nodeOf(state));
    for (const { transition, edge } of edgesOf(state)) {
      ids.set(transition, edge.id);
      edges.push(edge);
    }
  }
  const chart = { id: cutText(machine.id), nodes, edges };
  const hash = hashText(JSON.stringify(chart));
  return { hash, chart, edgeId: (transition) => ids.get(transition) };
}

function* statesOf(state: AnyStateNode): Generator<AnyStateNode> {
  yield state;
  for (const child of Object.values(state.states)) yield* statesOf(child);
}

function nodeOf(state: AnyStateNode): ChartNode {
  const { parent, type, key, description, tags } = state;
  const initial = type === "compound" ? state.initial.target?.[0] : undefined;
  return {
    id: stateId(state),
    key: cutText(key),
    ...(parent !== undefined && { parent: stateId(parent) }),
    kind: type,
    ...(initial !== undefined && { initial: stateId(initial) }),
    tags: tags.map(cutText),
    entry: actionNames(state.entry),
    exit: actionNames(state.exit),
    invokes: state.invoke.map(({ id, src }) => ({
      id: cutText(id),
      src: typeof src === "string" ? cutText(src) : "inline",
    })),
    ...(description !== undefined && { description: cutText(description) }),
  };
}

function* edgesOf(state: AnyStateNode) {
  for (const transitions of [...state.transitions.values(), state.always ?? []]) {
    for (const [place, transition] of transitions.entries()) {
      yield { transition, edge: edgeOf(state, transition, place) };
    }
  }
}

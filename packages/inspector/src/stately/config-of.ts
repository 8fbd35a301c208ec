import type { Chart, ChartEdge, ChartNode } from "../records/index.ts";

/** A machine's config, as far as a chart tells it: with the names of what its code was. */
interface Config {
  readonly [key: string]: unknown;
}

/** The config that XState would make a machine of with this chart. */
export function configOf(chart: Chart): Config {
  const [root] = chart.nodes;
  return root === undefined ? { id: chart.id } : { ...stateOf(chart, root), id: chart.id };
}

function stateOf(chart: Chart, node: ChartNode): Config {
  const children = chart.nodes.filter(({ parent }) => parent === node.id);
  const edges = chart.edges.filter(({ from }) => from === node.id);
  const initial = children.find(({ id }) => id === node.initial)?.key;
  return {
    id: idOf(chart, node.id),
    ...(node.kind !== "atomic" && node.kind !== "compound" && { type: node.kind }),
    ...(initial !== undefined && { initial }),
    ...(node.tags.length > 0 && { tags: node.tags }),
    ...(node.entry.length > 0 && { entry: node.entry }),
    ...(node.exit.length > 0 && { exit: node.exit }),
    ...(node.invokes.length > 0 && {
      invoke: node.invokes.map((invoke) => invokeOf(chart, invoke, edges)),
    }),
    ...transitionsOf(chart, edges),
    ...(children.length > 0 && {
      states: Object.fromEntries(children.map((child) => [child.key, stateOf(chart, child)])),
    }),
  };
}

function invokeOf(
  chart: Chart,
  { id, src }: ChartNode["invokes"][number],
  edges: readonly ChartEdge[],
): Config {
  const on = (event: string) =>
    edges.filter((edge) => edge.event === event).map((edge) => targetOf(chart, edge));
  const [onDone, onError] = [on(`xstate.done.actor.${id}`), on(`xstate.error.actor.${id}`)];
  return { id, src, ...(onDone.length > 0 && { onDone }), ...(onError.length > 0 && { onError }) };
}

function transitionsOf(chart: Chart, edges: readonly ChartEdge[]): Config {
  const group = (triggers: readonly ChartEdge["trigger"][], name: (edge: ChartEdge) => string) => {
    const found: { [event: string]: Config[] } = {};
    for (const edge of edges) {
      if (!triggers.includes(edge.trigger)) continue;
      const key = name(edge);
      found[key] = [...(found[key] ?? []), targetOf(chart, edge)];
    }
    return Object.keys(found).length > 0 ? found : undefined;
  };
  const on = group(["event", "any"], ({ event }) => event);
  const after = group(["after"], ({ delay }) => String(delay));
  const always = group(["always"], () => "always")?.["always"];
  const onDone = group(["end"], () => "end")?.["end"];
  return {
    ...(on && { on }),
    ...(after && { after }),
    ...(always && { always }),
    ...(onDone && { onDone }),
  };
}

function targetOf(chart: Chart, { targets, guard, actions, reenter }: ChartEdge): Config {
  return {
    ...(targets.length > 0 && { target: targets.map((target) => `#${idOf(chart, target)}`) }),
    ...(guard !== undefined && { guard }),
    ...(actions.length > 0 && { actions }),
    ...(reenter && { reenter }),
  };
}

function idOf(chart: Chart, node: string): string {
  return node === "" ? chart.id : `${chart.id}.${node}`;
}

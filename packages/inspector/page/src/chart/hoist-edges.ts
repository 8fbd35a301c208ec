import type { Chart, ChartEdge } from "@mcp-actors/inspector";
import { edgeSignature, type StateGroup } from "./group-states.ts";

/** Edges that are drawn as one, from a state or from the box of a group. */
export interface DrawnEdge {
  readonly from: string;
  readonly edge: ChartEdge;
  /** Ids of all that it stands for. */
  readonly ids: readonly string[];
}

/** Draws an edge that every state of a group has as one that leaves the group. */
export function hoistEdges(chart: Chart, groups: readonly StateGroup[]): readonly DrawnEdge[] {
  const hoisted = new Map<string, DrawnEdge>();
  for (const group of groups) {
    for (const edges of sharedEdges(chart, group)) {
      const [edge] = edges;
      if (edge === undefined) continue;
      const ids = edges.map(({ id }) => id);
      const drawn = { from: group.id, edge, ids };
      for (const id of ids) hoisted.set(id, drawn);
    }
  }
  const drawn = chart.edges.map(
    (edge) => hoisted.get(edge.id) ?? { from: edge.from, edge, ids: [edge.id] },
  );
  return [...new Set(drawn)];
}

function sharedEdges({ edges }: Chart, { members }: StateGroup): readonly ChartEdge[][] {
  const inside = new Set(members);
  const bySignature = new Map<string, ChartEdge[]>();
  for (const edge of edges) {
    if (!inside.has(edge.from) || edge.targets.length === 0) continue;
    if (edge.targets.some((target) => inside.has(target))) continue;
    const signature = edgeSignature(edge);
    bySignature.set(signature, [...(bySignature.get(signature) ?? []), edge]);
  }
  return [...bySignature.values()].filter((alike) => alike.length === members.length);
}

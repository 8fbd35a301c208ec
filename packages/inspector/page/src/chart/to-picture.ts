import type { Chart, ChartNode } from "@mcp-actors/inspector";
import { groupStates, type StateGroup } from "./group-states.ts";
import { type DrawnEdge, hoistEdges } from "./hoist-edges.ts";
import type { Picture, PictureBox, PictureChip, PictureLine, PictureRow } from "./picture.ts";

/** Makes of a chart what is drawn: states that behave alike grouped, lines between the same boxes merged. */
export function toPicture(chart: Chart): Picture {
  const groups = groupStates(chart);
  const edges = hoistEdges(chart, groups);
  return {
    title: chart.id,
    boxes: toBoxes(chart, groups, edges),
    lines: toLines(edges),
  };
}

function toBoxes(
  chart: Chart,
  groups: readonly StateGroup[],
  edges: readonly DrawnEdge[],
): readonly PictureBox[] {
  const groupOf = new Map(groups.flatMap((group) => group.members.map((id) => [id, group])));
  const drawn = new Set<StateGroup>();
  return chart.nodes.flatMap((node) => {
    const group = groupOf.get(node.id);
    const box = toBox(node, group?.id ?? node.parent, edges);
    if (group === undefined || drawn.has(group)) return [box];
    drawn.add(group);
    return [
      { id: group.id, name: group.name, parent: group.parent, kind: "group" as const, rows: [] },
      box,
    ];
  });
}

function toBox(
  node: ChartNode,
  parent: string | undefined,
  edges: readonly DrawnEdge[],
): PictureBox {
  return {
    id: node.id,
    name: node.key,
    kind: node.kind,
    ...(parent !== undefined && { parent }),
    ...(node.initial !== undefined && { initial: node.initial }),
    rows: [
      ...node.entry.map((text): PictureRow => ({ kind: "entry", text, edges: [] })),
      ...node.exit.map((text): PictureRow => ({ kind: "exit", text, edges: [] })),
      ...node.invokes.map(
        (invoke): PictureRow => ({ kind: "invoke", text: nameOf(invoke), edges: [] }),
      ),
      ...edges.filter(({ from }) => from === node.id).flatMap(toStay),
    ],
  };
}

function nameOf({ id, src }: ChartNode["invokes"][number]): string {
  return src === "inline" ? id : src;
}

/** What leaves its state nowhere is a row in it: loops on a box touch each other. */
function toStay({ from, edge, ids }: DrawnEdge): PictureRow[] {
  if (edge.targets.some((target) => target !== from)) return [];
  const actions = edge.actions.length === 0 ? "" : ` / ${edge.actions.join(", ")}`;
  const text = `${edge.label}${actions}`;
  return [
    { kind: "stays", text, edges: ids, ...(edge.guard !== undefined && { guard: edge.guard }) },
  ];
}

function toLines(edges: readonly DrawnEdge[]): readonly PictureLine[] {
  const lines = new Map<string, PictureLine>();
  for (const drawn of edges) {
    for (const to of drawn.edge.targets) {
      if (to === drawn.from) continue;
      const isTimed = drawn.edge.trigger === "after";
      const id = `${drawn.from}>${to}${isTimed ? "@" : ""}`;
      const chips = [...(lines.get(id)?.chips ?? []), toChip(drawn)];
      lines.set(id, { id, from: drawn.from, to, isTimed, chips });
    }
  }
  return [...lines.values()];
}

function toChip({ edge: { label, guard, trigger }, ids }: DrawnEdge): PictureChip {
  return { label, trigger, edges: ids, ...(guard !== undefined && { guard }) };
}

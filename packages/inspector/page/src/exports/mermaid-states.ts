import type { Chart, ChartNode } from "@mcp-actors/inspector";
import { mermaidLabel } from "./mermaid-label.ts";

/** A chart as a state diagram of Mermaid, for issues and read-me files. */
export function mermaidStates(chart: Chart): string {
  return ["stateDiagram-v2", ...inside(chart, "", 1), ...transitions(chart)].join("\n");
}

function inside(chart: Chart, parent: string, depth: number): string[] {
  const indent = "  ".repeat(depth);
  const own = chart.nodes.find(({ id }) => id === parent);
  const nodes = chart.nodes.filter((node) => node.parent === parent);
  const start = own?.initial === undefined ? [] : [`${indent}[*] --> ${idOf(own.initial)}`];
  const lines = nodes.flatMap((node, index) => {
    const between = own?.kind === "parallel" && index > 0 ? [`${indent}--`] : [];
    return [...between, ...state(chart, node, depth)];
  });
  return [...start, ...lines];
}

function state(chart: Chart, node: ChartNode, depth: number): string[] {
  const indent = "  ".repeat(depth);
  const named = `${indent}state "${mermaidLabel(node.key).replaceAll('"', "'")}" as ${idOf(node.id)}`;
  const inner = inside(chart, node.id, depth + 1);
  if (inner.length > 0) return [`${named} {`, ...inner, `${indent}}`];
  return node.kind === "final" ? [named, `${indent}${idOf(node.id)} --> [*]`] : [named];
}

function transitions({ edges }: Chart): string[] {
  return edges.flatMap(({ from, targets, label, guard }) => {
    const condition = guard === undefined ? "" : ` [${guard}]`;
    const says = mermaidLabel(`${label}${condition}`);
    const to = targets.length === 0 ? [from] : targets;
    return to.map((target) => `  ${idOf(from)} --> ${idOf(target)} : ${says}`);
  });
}

/** An id that Mermaid takes for one, the same for the same state, and another for another. */
function idOf(id: string): string {
  if (id === "") return "root";
  const escaped = id.replace(/[^a-zA-Z0-9]/g, (sign) =>
    sign === "." ? "__" : `_${sign.codePointAt(0)}_`,
  );
  return `s_${escaped}`;
}

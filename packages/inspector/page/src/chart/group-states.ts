import type { Chart, ChartEdge, ChartNode } from "@mcp-actors/inspector";

/** Sibling states that are drawn in one box, because much of what they do is the same. */
export interface StateGroup {
  readonly id: string;
  /** The tag that they share; empty where they share edges alone. */
  readonly name: string;
  readonly parent: string;
  readonly members: readonly string[];
}

/** Edges that states have to share to be drawn in one box without a tag. */
const ENOUGH = 3;

/** Finds the states of a chart that leave by the same edges: those of one tag, else those that share three. */
export function groupStates(chart: Chart): readonly StateGroup[] {
  return chart.nodes.flatMap((parent) => {
    const siblings = chart.nodes.filter((node) => node.parent === parent.id && isOpen(node));
    if (parent.kind === "parallel" || siblings.length < 3) return [];
    const tagged = groupByTag(parent.id, siblings);
    if (tagged.length > 0) return tagged;
    const shared = groupByEdges(siblings, chart);
    return shared.length < 2 ? [] : [toGroup(parent.id, "", shared)];
  });
}

/** What makes edges of two states the same: event, guard and targets. */
export function edgeSignature({ event, guard, targets }: ChartEdge): string {
  return JSON.stringify([event, guard ?? "", targets]);
}

function isOpen({ kind }: ChartNode): boolean {
  return kind !== "final" && kind !== "history";
}

function groupByTag(parent: string, siblings: readonly ChartNode[]): StateGroup[] {
  const tags = new Set(siblings.flatMap((node) => node.tags));
  const taken = new Set<string>();
  return [...tags].flatMap((tag) => {
    const members = siblings.filter((node) => node.tags.includes(tag) && !taken.has(node.id));
    if (members.length < 2 || members.length === siblings.length) return [];
    for (const { id } of members) taken.add(id);
    return [
      toGroup(
        parent,
        tag,
        members.map(({ id }) => id),
      ),
    ];
  });
}

function groupByEdges(siblings: readonly ChartNode[], chart: Chart): readonly string[] {
  const signatures = new Map(siblings.map(({ id }) => [id, signaturesOf(id, chart)]));
  const pairs = siblings.flatMap((one, at) =>
    siblings.slice(at + 1).map((other) => [one.id, other.id] as const),
  );
  const best = pairs
    .map((pair) => ({ pair, count: countShared(pair, signatures) }))
    .sort((one, other) => other.count - one.count)[0];
  return best === undefined || best.count < ENOUGH ? [] : best.pair;
}

function signaturesOf(id: string, { edges }: Chart): ReadonlySet<string> {
  return new Set(edges.filter(({ from }) => from === id).map(edgeSignature));
}

function countShared(
  [one, other]: readonly [string, string],
  signatures: ReadonlyMap<string, ReadonlySet<string>>,
): number {
  const others = signatures.get(other);
  return [...(signatures.get(one) ?? [])].filter((signature) => others?.has(signature)).length;
}

function toGroup(parent: string, name: string, members: readonly string[]): StateGroup {
  return { id: `group:${parent}:${name || members.join("+")}`, name, parent, members };
}

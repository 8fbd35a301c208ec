import {
  childrenOf,
  descendantsOf,
  type Machine,
  type StateNode,
  type Transition,
  transitionsOf,
} from "./state-node.ts";
import { triggerOf } from "./trigger-of.ts";

/** A machine as a Mermaid state diagram. */
export function drawDiagram({ root }: Machine): string {
  return [
    "```mermaid",
    "stateDiagram-v2",
    ...drawInside(root).map((line) => `  ${line}`),
    "```",
  ].join("\n");
}

/** The states within one, and the arrows between them. */
function drawInside(node: StateNode): readonly string[] {
  const [first] = node.initial?.target ?? [];
  return [
    ...(first === undefined ? [] : [`[*] --> ${symbolOf(first)}`]),
    ...childrenOf(node).flatMap(drawState),
    ...drawArrows(node),
    ...childrenOf(node)
      .filter(({ type }) => type === "final")
      .map((child) => `${symbolOf(child)} --> [*]`),
  ];
}

function drawState(node: StateNode): readonly string[] {
  const name = `state "${node.key}" as ${symbolOf(node)}`;
  if (childrenOf(node).length === 0) return [name];
  return [`${name} {`, ...drawInside(node).map((line) => `  ${line}`), "}"];
}

/** One arrow for all that leads from one state to another. */
function drawArrows(parent: StateNode): readonly string[] {
  const arrows = new Map<string, string[]>();
  for (const transition of descendantsOf(parent).flatMap(transitionsOf)) {
    const arrow = arrowWithin(parent, transition);
    if (arrow !== undefined)
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), triggerOf(transition)]);
  }
  return [...arrows].map(
    ([arrow, triggers]) => `${arrow}: ${[...new Set(triggers)].join("<br/>")}`,
  );
}

/**
 * The arrow of a transition between two children of a state.
 *
 * Mermaid draws no arrow from inside one composite state into another, so an
 * arrow begins and ends at the outermost states that it crosses.
 */
function arrowWithin(parent: StateNode, { source, target }: Transition): string | undefined {
  const [to] = target ?? [];
  if (to === undefined) return undefined;
  const [from, end] = [childOn(parent, source), childOn(parent, to)];
  if (from === undefined || end === undefined) return undefined;
  if (from === end && (source !== from || to !== end)) return undefined;
  return `${symbolOf(from)} --> ${symbolOf(end)}`;
}

/** The child of a state that another state is, or is inside of. */
function childOn(parent: StateNode, node: StateNode): StateNode | undefined {
  if (node.parent === undefined) return undefined;
  return node.parent === parent ? node : childOn(parent, node.parent);
}

function symbolOf({ path }: StateNode): string {
  return path.join("_");
}

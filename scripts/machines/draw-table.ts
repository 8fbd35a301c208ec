import {
  descendantsOf,
  type Machine,
  named,
  nameOf,
  type StateNode,
  type Transition,
  transitionsOf,
} from "./state-node.ts";
import { triggerOf } from "./trigger-of.ts";

/** What a machine does in each state: two Markdown tables. */
export function drawTables({ root }: Machine): string {
  const states = descendantsOf(root);
  const transitions = [root, ...states].flatMap(transitionsOf);
  return [
    drawTable(["state", "is", "on entry", "meanwhile", "on exit"], states.map(stateRow)),
    drawTable(["in", "on", "goes to", "does"], transitions.map(transitionRow)),
  ].join("\n\n");
}

function stateRow(node: StateNode): readonly string[] {
  return [
    code(nameOf(node)),
    standingOf(node),
    list(named(node.entry)),
    list(named(node.invoke.map(({ src }) => src))),
    list(named(node.exit)),
  ];
}

function standingOf({ type, path, tags }: StateNode): string {
  if (type !== "final") return list(tags);
  return path.length === 1 ? "an outcome" : "an end";
}

function transitionRow(transition: Transition): readonly string[] {
  const { source, target, actions, reenter } = transition;
  const [to] = target ?? [];
  const goesTo = to === undefined ? "stays" : code(nameOf(to));
  return [
    nameOf(source) === "" ? "any" : code(nameOf(source)),
    code(triggerOf(transition)),
    to !== undefined && reenter ? `${goesTo}, anew` : goesTo,
    list(named(actions)),
  ];
}

function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

function list(names: readonly string[]): string {
  return names.map(code).join(", ");
}

function code(text: string): string {
  return `\`${text}\``;
}

import type { Chart, ChartEdge, ChartNode } from "../../../src/records/index.ts";

/** A state of a chart, atomic in the root unless told otherwise. */
export function node(id: string, more: Partial<ChartNode> = {}): ChartNode {
  const key = id.split(".").at(-1) ?? id;
  const parent = id.includes(".") ? id.slice(0, id.lastIndexOf(".")) : "";
  const head = id === "" ? { id, key: "door", kind: "compound" as const } : { id, key, parent };
  return { kind: "atomic", tags: [], entry: [], exit: [], invokes: [], ...head, ...more };
}

/** An edge of a chart. */
export function edge(
  from: string,
  event: string,
  to?: string,
  more: Partial<ChartEdge> = {},
): ChartEdge {
  return {
    id: `${from}|${event}|0`,
    from,
    targets: to === undefined ? [] : [to],
    trigger: "event",
    event,
    label: event,
    actions: [],
    reenter: false,
    ...more,
  };
}

/** A door that can be locked, with a wait that ends by itself. */
export const DOOR: Chart = {
  id: "door",
  nodes: [
    node("", { initial: "shut" }),
    node("shut"),
    node("open", { kind: "compound", initial: "open.wide", entry: ["ring"] }),
    node("open.wide"),
    node("open.ajar", { invokes: [{ id: "draught", src: "draught" }] }),
    node("gone", { kind: "final" }),
  ],
  edges: [
    edge("shut", "push", "open"),
    edge("open", "pull", "shut"),
    edge("open", "xstate.after.long", "shut", { trigger: "after", label: "after long" }),
    edge("open.wide", "push", "open.ajar", { guard: "isWindy" }),
    edge("open.wide", "knock", undefined, { actions: ["shout"] }),
    edge("shut", "burn", "gone"),
    edge("open", "burn", "gone"),
  ],
};

import type { ActorView, Chart } from "@mcp-actors/inspector";
import { statePaths } from "../../../src/chart/state-paths.ts";
import type { Picture } from "./picture.ts";

/** What of a chart is lit: where the actor is, where it was, what it just did and what it can do next. */
export interface ChartActivity {
  /** Ids of boxes, the groups of active states too. */
  readonly active: ReadonlySet<string>;
  readonly visited: ReadonlySet<string>;
  /** Ids of the chart's edges. */
  readonly taken: ReadonlySet<string>;
  readonly possible: ReadonlySet<string>;
}

/** Nothing lit: a chart without an actor. */
export const NO_ACTIVITY: ChartActivity = {
  active: new Set(),
  visited: new Set(),
  taken: new Set(),
  possible: new Set(),
};

/** What an actor lights of its chart. */
export function activityOf(
  actor: Pick<ActorView, "value" | "visited" | "lastStep" | "status">,
  chart: Chart,
  picture: Picture,
): ChartActivity {
  const states = new Set(statePaths(actor.value));
  const canMove = actor.status === "active";
  const possible = canMove ? chart.edges.filter(({ from }) => states.has(from)) : [];
  return {
    active: withGroups(states, picture),
    visited: new Set(actor.visited),
    taken: new Set(actor.lastStep?.edges),
    possible: new Set(possible.map(({ id }) => id)),
  };
}

function withGroups(states: ReadonlySet<string>, { boxes }: Picture): ReadonlySet<string> {
  const groups = boxes
    .filter(({ id, parent }) => states.has(id) && parent?.startsWith("group:"))
    .map(({ parent }) => parent ?? "");
  return new Set([...states, ...groups]);
}

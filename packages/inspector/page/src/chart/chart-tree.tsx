import type { Chart } from "@mcp-actors/inspector";
import type { ChartActivity } from "./chart-activity.ts";

/** What a chart as a list shows. */
export interface ChartTreeProps {
  readonly chart: Chart;
  readonly activity: ChartActivity;
  /** Id of the state whose children are listed, default the root. */
  readonly parent?: string;
}

/** A statechart as nested lists, where no picture can be made. */
export function ChartTree({ chart, activity, parent = "" }: ChartTreeProps) {
  const nodes = chart.nodes.filter((node) => node.parent === parent);
  if (nodes.length === 0) return null;
  return (
    <ul class="chart-tree">
      {nodes.map(({ id, key }) => (
        <li key={id} data-active={activity.active.has(id)} data-visited={activity.visited.has(id)}>
          <strong>{key}</strong>
          {chart.edges
            .filter(({ from }) => from === id)
            .map((edge) => (
              <div key={edge.id} class="edge" data-taken={activity.taken.has(edge.id)}>
                {edge.label}
                {edge.guard !== undefined && ` [${edge.guard}]`}
                {edge.targets.length > 0 && ` → ${edge.targets.join(", ")}`}
              </div>
            ))}
          <ChartTree chart={chart} activity={activity} parent={id} />
        </li>
      ))}
    </ul>
  );
}

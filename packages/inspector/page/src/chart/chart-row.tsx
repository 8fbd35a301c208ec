import type { ChartActivity } from "./chart-activity.ts";
import { lookOf } from "./line-look.ts";
import type { PictureRow } from "./picture.ts";

/** What a row of a box shows. */
export interface ChartRowProps {
  readonly row: PictureRow;
  readonly x: number;
  readonly y: number;
  readonly activity: ChartActivity;
}

/** What a state does as it is entered, left or active, or which events it takes and stays. */
export function ChartRow({ row, x, y, activity }: ChartRowProps) {
  const look = row.kind === "stays" ? lookOf(row.edges, activity) : "plain";
  return (
    <text class={`row ${look}`} x={x} y={y}>
      <tspan class="keyword">{row.kind === "stays" ? "↻ " : `${row.kind} / `}</tspan>
      <tspan>{row.text}</tspan>
      {row.guard !== undefined && <tspan class="guard">{` [${row.guard}]`}</tspan>}
    </text>
  );
}

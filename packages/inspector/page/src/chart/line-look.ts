import type { ChartActivity } from "./chart-activity.ts";

/** How a line is drawn: as the last that was taken, as one that may be next, or as any other. */
export type LineLook = "taken" | "possible" | "plain";

/** How something that stands for edges of the chart is drawn. */
export function lookOf(
  edges: readonly string[],
  { taken, possible }: Pick<ChartActivity, "taken" | "possible">,
): LineLook {
  if (edges.some((id) => taken.has(id))) return "taken";
  return edges.some((id) => possible.has(id)) ? "possible" : "plain";
}

import type { ActorView, Chart } from "@mcp-actors/inspector";
import { Waiting } from "@mcp-actors/ui";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { activityOf } from "./chart-activity.ts";
import type { ChartLayout } from "./chart-layout.ts";
import { chartLayouts, wantLayout } from "./chart-layouts.ts";
import { ChartSvg } from "./chart-svg.tsx";
import { ChartTools } from "./chart-tools.tsx";
import { ChartTree } from "./chart-tree.tsx";
import { LARGEST_FIT } from "./sheet-view.ts";
import { toPicture } from "./to-picture.ts";
import { useChartView } from "./use-chart-view.ts";
import { useLarge } from "./use-large.ts";

/** What a chart pane shows. */
export interface ChartPaneProps {
  readonly hash: string;
  readonly chart: Chart;
  /** Whose states are lit. */
  readonly actor: Pick<ActorView, "value" | "visited" | "lastStep" | "status">;
}

/** A statechart that can be zoomed, moved and taken away; a list where there is no picture. */
export function ChartPane({ hash, chart, actor }: ChartPaneProps) {
  useEffect(() => wantLayout(hash, chart), [hash]);
  const picture = useMemo(() => toPicture(chart), [hash]);
  const layout = chartLayouts.value.get(hash);
  const activity = activityOf(actor, chart, picture);
  const frame = useRef<HTMLDivElement>(null);
  const drawn = layout === "failed" ? undefined : layout;
  const active = drawn?.boxes.findLast(({ id }) => id !== "" && activity.active.has(id));
  const view = useChartView(frame, drawn, active);
  const pane = useRef<HTMLDivElement>(null);
  const large = useLarge(pane);
  if (layout === undefined) return <Waiting>Laying out {chart.id}</Waiting>;
  if (layout === "failed") return <ChartTree chart={chart} activity={activity} />;
  const title = `Statechart of ${chart.id}`;
  return (
    <div
      ref={pane}
      class="chart-pane"
      data-large={large.isLarge}
      {...(large.isLarge && { role: "dialog", "aria-modal": true, "aria-label": title })}
    >
      <ChartTools chart={chart} frame={frame} view={view} large={large} />
      <div
        class="chart-frame"
        ref={frame}
        role="application"
        aria-label={`${title}: arrow keys move it, + and − zoom, 0 fits it`}
        style={large.isLarge ? {} : roomOf(layout)}
      >
        <div class="chart-sheet" style={{ transform: view.transform.value }}>
          <ChartSvg picture={picture} layout={layout} activity={activity} />
        </div>
      </div>
    </div>
  );
}

/** What a chart makes use of: no more height than it has at the width that there is. */
function roomOf({ width, height }: ChartLayout) {
  return { aspectRatio: `${width} / ${height}`, maxHeight: `${Math.ceil(height * LARGEST_FIT)}px` };
}

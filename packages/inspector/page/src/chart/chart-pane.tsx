import type { ActorView, Chart } from "@mcp-actors/inspector";
import { Button, Waiting } from "@mcp-actors/ui";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { chartToSvg } from "../exports/chart-to-svg.ts";
import { mermaidStates } from "../exports/mermaid-states.ts";
import { saveFile } from "../exports/save-file.ts";
import { activityOf } from "./chart-activity.ts";
import type { ChartLayout } from "./chart-layout.ts";
import { chartLayouts, wantLayout } from "./chart-layouts.ts";
import { ChartSvg } from "./chart-svg.tsx";
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
  const large = useLarge();
  if (layout === undefined) return <Waiting>Laying out {chart.id}</Waiting>;
  if (layout === "failed") return <ChartTree chart={chart} activity={activity} />;
  const save = (): void => {
    const svg = frame.current?.querySelector("svg");
    if (svg instanceof SVGSVGElement) saveFile(`${chart.id}.svg`, chartToSvg(svg));
  };
  const text = (): Blob => new Blob([mermaidStates(chart)], { type: "text/plain" });
  return (
    <div class="chart-pane" data-large={large.isLarge}>
      <fieldset class="chart-tools" aria-label="Statechart">
        <Button
          look="quiet"
          icon="minus"
          aria-label="Zoom out"
          onClick={() => view.zoom(1 / 1.3)}
        />
        <Button look="quiet" icon="plus" aria-label="Zoom in" onClick={() => view.zoom(1.3)} />
        <Button look="quiet" onClick={view.fit}>
          Fit
        </Button>
        <Button
          look="quiet"
          aria-pressed={large.isLarge}
          title="Over the whole page, and back (Esc)"
          onClick={large.turn}
        >
          {large.isLarge ? "Back" : "Enlarge"}
        </Button>
        <Button look="quiet" title="Save as SVG" onClick={save}>
          SVG
        </Button>
        <Button
          look="quiet"
          title="Save as text for Mermaid"
          onClick={() => saveFile(`${chart.id}.mmd`, text())}
        >
          Mermaid
        </Button>
      </fieldset>
      <div class="chart-frame" ref={frame} style={large.isLarge ? {} : roomOf(layout)}>
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

import type { Chart } from "@mcp-actors/inspector";
import { Button } from "@mcp-actors/ui";
import type { RefObject } from "preact";
import { chartToSvg } from "../exports/chart-to-svg.ts";
import { mermaidStates } from "../exports/mermaid-states.ts";
import { saveFile } from "../exports/save-file.ts";
import type { ChartView } from "./use-chart-view.ts";
import type { Large } from "./use-large.ts";

/** What the tools of a chart work on. */
export interface ChartToolsProps {
  readonly chart: Chart;
  /** Where it is drawn. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly view: ChartView;
  readonly large: Large;
}

/** Buttons that zoom a chart, give it the whole page, and take it away. */
export function ChartTools({ chart, frame, view, large }: ChartToolsProps) {
  const save = (): void => {
    const svg = frame.current?.querySelector("svg");
    if (svg instanceof SVGSVGElement) saveFile(`${chart.id}.svg`, chartToSvg(svg));
  };
  const text = (): Blob => new Blob([mermaidStates(chart)], { type: "text/plain" });
  return (
    <fieldset class="chart-tools" aria-label="Statechart">
      <Button look="quiet" icon="minus" aria-label="Zoom out" onClick={() => view.zoom(1 / 1.3)} />
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
  );
}

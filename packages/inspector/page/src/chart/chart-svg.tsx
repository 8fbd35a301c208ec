import type { ChartActivity } from "./chart-activity.ts";
import { ChartBox } from "./chart-box.tsx";
import type { ChartLayout } from "./chart-layout.ts";
import { ChartLine } from "./chart-line.tsx";
import type { Picture } from "./picture.ts";
import { roundPath } from "./round-path.ts";

/** What a chart shows. */
export interface ChartSvgProps {
  readonly picture: Picture;
  readonly layout: ChartLayout;
  readonly activity: ChartActivity;
}

/** A statechart: boxes in boxes, lines with chips, and what is lit. */
export function ChartSvg({ picture, layout, activity }: ChartSvgProps) {
  const placed = new Map(layout.boxes.map((box) => [box.id, box]));
  const lines = new Map(layout.lines.map((line) => [line.id, line]));
  const states = [...activity.active].filter((id) => id !== "" && !id.startsWith("group:"));
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="img"
      aria-label={`Statechart of ${picture.title}${states.length > 0 ? `, in ${states.join(", ")}` : ""}`}
    >
      <defs>
        {["plain", "possible", "taken"].map((look) => (
          <marker
            key={look}
            id={`arrow-${look}`}
            class={`arrow ${look}`}
            viewBox="0 0 10 10"
            refX="8.5"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0,0.8 L9,5 L0,9.2 z" />
          </marker>
        ))}
      </defs>
      {picture.boxes.map((box) => {
        const place = placed.get(box.id);
        return (
          place && (
            <ChartBox
              key={box.id}
              box={box}
              place={place}
              activity={activity}
              isCompound={picture.boxes.some(({ parent }) => parent === box.id)}
              isRegion={picture.boxes.find(({ id }) => id === box.parent)?.kind === "parallel"}
            />
          )
        );
      })}
      {layout.starts.map(({ id, x, y, points }) => (
        <g key={id} class="start">
          <path d={roundPath(points)} marker-end="url(#arrow-plain)" />
          <circle cx={x} cy={y} r={5} />
        </g>
      ))}
      {picture.lines.map((line) => {
        const place = lines.get(line.id);
        return place && <ChartLine key={line.id} line={line} place={place} activity={activity} />;
      })}
    </svg>
  );
}

import { CHIP_STEP } from "./box-size.ts";
import type { ChartActivity } from "./chart-activity.ts";
import { ChartChip } from "./chart-chip.tsx";
import type { PlacedLine } from "./chart-layout.ts";
import { lookOf } from "./line-look.ts";
import type { PictureLine } from "./picture.ts";
import { roundPath } from "./round-path.ts";

/** What a line of a chart shows. */
export interface ChartLineProps {
  readonly line: PictureLine;
  readonly place: PlacedLine;
  readonly activity: ChartActivity;
}

/** The way from one state to another, and what takes it. */
export function ChartLine({ line, place, activity }: ChartLineProps) {
  const look = lookOf(
    line.chips.flatMap(({ edges }) => edges),
    activity,
  );
  const { chips } = place;
  return (
    <g class={`line ${look}${line.isTimed ? " timed" : ""}`}>
      <path d={roundPath(place.points)} marker-end={`url(#arrow-${look})`} />
      {chips !== undefined &&
        line.chips.map((chip, index) => (
          <ChartChip
            key={`${chip.label}${chip.guard ?? ""}`}
            chip={chip}
            middle={chips.x + chips.width / 2}
            y={chips.y + index * CHIP_STEP}
            activity={activity}
          />
        ))}
    </g>
  );
}

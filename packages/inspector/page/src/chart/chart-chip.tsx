import { CHIP_HEIGHT, chipWidth } from "./box-size.ts";
import type { ChartActivity } from "./chart-activity.ts";
import { lookOf } from "./line-look.ts";
import type { PictureChip } from "./picture.ts";

/** What a chip shows. */
export interface ChartChipProps {
  readonly chip: PictureChip;
  /** Where its middle is. */
  readonly middle: number;
  readonly y: number;
  readonly activity: ChartActivity;
}

/** The event, the time or the end that takes a line, with a clock on what time takes. */
export function ChartChip({ chip, middle, y, activity }: ChartChipProps) {
  const width = chipWidth(chip);
  const isTimed = chip.trigger === "after";
  const left = middle - width / 2;
  return (
    <g class={`chip ${lookOf(chip.edges, activity)}`}>
      <rect x={left} y={y} width={width} height={CHIP_HEIGHT} rx={CHIP_HEIGHT / 2} />
      {isTimed && (
        <g class="clock">
          <circle cx={left + 13} cy={y + 10} r={5} />
          <path d={`M${left + 13},${y + 6.8}v3.4l2.4,1.4`} />
        </g>
      )}
      <text x={middle + (isTimed ? 7 : 0)} y={y + 14} text-anchor="middle">
        <tspan class="event">{chip.label}</tspan>
        {chip.guard !== undefined && <tspan class="guard">{` [${chip.guard}]`}</tspan>}
      </text>
    </g>
  );
}

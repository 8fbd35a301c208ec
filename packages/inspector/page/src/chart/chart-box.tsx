import { headSize, NAME_HEIGHT, ROW_HEIGHT } from "./box-size.ts";
import type { ChartActivity } from "./chart-activity.ts";
import type { PlacedBox } from "./chart-layout.ts";
import { ChartRow } from "./chart-row.tsx";
import type { PictureBox } from "./picture.ts";

/** What a box of a chart shows. */
export interface ChartBoxProps {
  readonly box: PictureBox;
  readonly place: PlacedBox;
  readonly activity: ChartActivity;
  /** Whether other boxes are in it. */
  readonly isCompound: boolean;
  /** Whether it is one of several that are active at once. */
  readonly isRegion: boolean;
}

/** One state, or a group of them, with its name and its rows. */
export function ChartBox({ box, place, activity, isCompound, isRegion }: ChartBoxProps) {
  const { x, y, width, height } = place;
  const isActive = activity.active.has(box.id);
  const head = headSize(box).height;
  const isLit = isActive && !isCompound;
  const name = isCompound
    ? { x: x + 14, "text-anchor": "start" as const }
    : { x: x + width / 2 + (isLit ? 6 : 0), "text-anchor": "middle" as const };
  return (
    <g
      class={classOf({ box, isActive, isCompound, isRegion, wasIn: activity.visited.has(box.id) })}
    >
      <rect class="frame" x={x} y={y} width={width} height={height} rx={isCompound ? 12 : 9} />
      {box.kind === "final" && (
        <rect
          class="inner"
          x={x + 3.5}
          y={y + 3.5}
          width={width - 7}
          height={height - 7}
          rx={6.5}
        />
      )}
      {isCompound && head > 0 && <path class="rule" d={`M${x},${y + head}h${width}`} />}
      {isLit && <circle class="dot" cx={x + 13} cy={y + 15.5} r={3.6} />}
      <text class="name" y={y + 20} {...name}>
        {box.name}
      </text>
      {box.rows.map((row, index) => (
        <ChartRow
          key={`${row.kind}${row.text}${row.guard ?? ""}`}
          row={row}
          x={x + 14}
          y={y + NAME_HEIGHT + ROW_HEIGHT * (index + 1) - 9}
          activity={activity}
        />
      ))}
    </g>
  );
}

interface Looks {
  readonly box: PictureBox;
  readonly isActive: boolean;
  readonly isCompound: boolean;
  readonly isRegion: boolean;
  readonly wasIn: boolean;
}

function classOf({ box, isActive, isCompound, isRegion, wasIn }: Looks): string {
  return [
    "state",
    box.kind,
    isCompound ? "around" : "leaf",
    isActive && "active",
    wasIn && "visited",
    isRegion && "region",
    box.parent === undefined && "root",
  ]
    .filter(Boolean)
    .join(" ");
}

import type { WireColumn } from "../store/wire-line.ts";
import { columnPlaces } from "./sequence-geometry.ts";

/** What column heads show. */
export interface ColumnHeadsProps {
  readonly columns: readonly WireColumn[];
  readonly width: number;
}

/** How wide a name may be, and the least between two, in px. */
const WIDEST = 170;
const GAP = 6;

/** The names of the ends, over their lines. */
export function ColumnHeads({ columns, width }: ColumnHeadsProps) {
  const places = columnPlaces(columns.length, width);
  const [first = 0, second = first + WIDEST] = places;
  const room = Math.min(WIDEST, second - first - GAP);
  return (
    <div class="column-heads">
      {columns.map(({ key, name, role, isSeen, isOver }, index) => (
        <span
          key={key}
          data-role={role.endsWith("server") ? "server" : "client"}
          data-seen={isSeen}
          data-over={isOver}
          title={[name, role, isSeen ? "" : "not inspected itself", isOver ? "over" : ""]
            .filter(Boolean)
            .join(", ")}
          style={{ left: `${places[index] ?? 0}px`, maxWidth: `${room}px` }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

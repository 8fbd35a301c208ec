import type { WireColumn } from "../store/wire-line.ts";
import { columnPlaces } from "./sequence-geometry.ts";

/** What column heads show. */
export interface ColumnHeadsProps {
  readonly columns: readonly WireColumn[];
  readonly width: number;
}

/** The names of the ends, over their lines. */
export function ColumnHeads({ columns, width }: ColumnHeadsProps) {
  const places = columnPlaces(columns.length, width);
  return (
    <div class="column-heads">
      {columns.map(({ key, name, role, isSeen }, index) => (
        <span
          key={key}
          data-role={role.endsWith("server") ? "server" : "client"}
          data-seen={isSeen}
          title={isSeen ? `${name}, ${role}` : `${name}, ${role}, not inspected itself`}
          style={{ left: `${places[index] ?? 0}px` }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

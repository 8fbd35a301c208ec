import type { VirtualRowProps } from "@mcp-actors/ui";
import type { FunctionComponent } from "preact";
import { seen } from "../store/seen.ts";
import type { Slice } from "../store/sight.ts";
import type { WireLine } from "../store/wire-line.ts";
import { useRows } from "../views/use-rows.ts";
import { columnPlaces } from "./sequence-geometry.ts";
import { SequenceRow } from "./sequence-row.tsx";

/** What sequence rows show. */
export interface SequenceRowsProps {
  readonly slice: Slice<WireLine>;
  readonly from: number;
  readonly until: number;
  readonly Row: FunctionComponent<VirtualRowProps>;
  /** In px. */
  readonly width: number;
  /** How many columns there are. */
  readonly columns: number;
}

/** The messages in sight; those of the selected request are lit. */
export function SequenceRows({ slice, from, until, Row, width, columns }: SequenceRowsProps) {
  const rows = useRows("wire", slice, { from, until });
  const places = columnPlaces(columns, width);
  const { detail, from: start = 0 } = seen;
  const lit = new Set([detail?.request?.key, detail?.twin?.key].filter((key) => key !== undefined));
  return (
    <>
      {rows.map(({ index, row }) => (
        <Row key={row.key} index={index}>
          <SequenceRow
            message={row}
            places={places}
            width={width}
            start={start}
            isLit={row.request !== undefined && lit.has(row.request)}
          />
        </Row>
      ))}
    </>
  );
}

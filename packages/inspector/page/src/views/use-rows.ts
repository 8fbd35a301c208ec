import { useEffect } from "preact/hooks";
import type { Slice } from "../store/sight.ts";
import { wantRows } from "../store/store.ts";

/** A row of a list and its place. */
export interface PlacedRow<Row> {
  readonly index: number;
  readonly row: Row;
}

/** The rows of a list that are in sight and known by now; those that are not are wanted. */
export function useRows<Row>(
  list: "tree" | "requests" | "wire",
  slice: Slice<Row>,
  { from, until }: { readonly from: number; readonly until: number },
): readonly PlacedRow<Row>[] {
  useEffect(() => wantRows(list, { from, until }), [list, from, until]);
  const rows: PlacedRow<Row>[] = [];
  for (let index = from; index < until; index += 1) {
    const row = slice.rows[index - slice.from];
    if (row !== undefined) rows.push({ index, row });
  }
  return rows;
}

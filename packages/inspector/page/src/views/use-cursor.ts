import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Slice } from "../store/sight.ts";
import { wish } from "../store/store.ts";

/** Where a list stands, and how it is walked. */
export interface Cursor {
  /** Index of the row that stands out, -1 where none does. */
  readonly selected: number;
  readonly walk: (index: number) => void;
}

/** What a cursor walks over. */
export interface CursorOptions<Row> {
  /** Index of the row that is selected, -1 or undefined where none is. */
  readonly selected: number | undefined;
  /** Selects a row; false of one that stands for nothing to select. */
  readonly take: (row: Row) => boolean;
}

/** Walks a list of which only what is in sight is known: it goes to rows that will be, and stands on rows that select nothing. */
export function useCursor<Row extends { readonly key: string }>(
  slice: Slice<Row> | undefined,
  { selected = -1, take }: CursorOptions<Row>,
): Cursor {
  const place = useSignal<{ readonly index: number; readonly key?: string } | undefined>(undefined);
  const walk = (index: number): void => {
    const row = slice?.rows[index - slice.from];
    if (row === undefined) place.value = { index };
    else place.value = take(row) ? undefined : { index, key: row.key };
  };
  const chosen = wish.value.selection?.key;
  useEffect(() => {
    place.value = undefined;
  }, [chosen]);
  const { index = selected, key } = place.value ?? {};
  useEffect(() => {
    // What was gone to is known by now.
    const isAwaited = place.peek() !== undefined && key === undefined;
    if (isAwaited && slice?.rows[index - slice.from] !== undefined) walk(index);
  }, [slice]);
  if (key === undefined || slice === undefined) return { selected: index, walk };
  const now = slice.rows.findIndex((row) => row.key === key);
  return { selected: now < 0 ? selected : now + slice.from, walk };
}

import { useLayoutEffect, useRef } from "preact/hooks";
import { type ScrollBox, useScrollBox } from "./use-scroll-box.ts";
import { type ListBox, scrollTopAt, scrollTopFor, topOf, visibleRange } from "./visible-range.ts";

/** What a list scrolls by. */
export interface ListScrollOptions extends Pick<ListBox, "count" | "rowHeight"> {
  /** Index of the row to keep in sight, -1 where none is. */
  readonly selected: number;
}

/** Scrolls a list to the row that is selected, and to its end while it grows unless somebody scrolled away from there. */
export function useListScroll({
  selected,
  ...rows
}: ListScrollOptions): Pick<ScrollBox, "ref" | "box"> {
  const { ref, box, isAtEnd, scrollTo } = useScrollBox({ ...rows, startsAtEnd: selected < 0 });
  const { count } = rows;
  const seen = useRef({ count, top: 0 });
  useLayoutEffect(() => {
    if (selected >= 0) scrollTo(scrollTopFor(selected, box));
  }, [selected, box.height === 0]);
  useLayoutEffect(() => {
    if (isAtEnd()) scrollTo(visibleRange(box).total);
    // What is being read stays where it is while the list grows.
    else if (count !== seen.current.count) scrollTo(scrollTopAt(seen.current.top, box));
  }, [count, box.height]);
  useLayoutEffect(() => {
    seen.current = { count, top: topOf(box) };
  });
  return { ref, box };
}

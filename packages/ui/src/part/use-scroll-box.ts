import type { RefObject } from "preact";
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ListBox } from "./visible-range.ts";

/** A box that scrolls, as it is measured. */
export interface ScrollBox {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly box: ListBox;
  /** Whether the person left the box at its end. */
  readonly isAtEnd: () => boolean;
  readonly scrollTo: (top: number) => void;
}

/** What scrolls in a box. */
export interface ScrollBoxOptions extends Pick<ListBox, "count" | "rowHeight"> {
  /** Whether the end is to be seen first. */
  readonly startsAtEnd: boolean;
}

/** Follows the height and the scrolling of the box that holds the rows of a list. */
export function useScrollBox({ startsAtEnd, ...rows }: ScrollBoxOptions): ScrollBox {
  const ref = useRef<HTMLDivElement>(null);
  const [{ height, scrollTop }, measure] = useState({ height: 0, scrollTop: 0 });
  const atEnd = useRef(startsAtEnd);

  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const onScroll = (): void => {
      const { clientHeight, scrollHeight } = element;
      atEnd.current = element.scrollTop + clientHeight >= scrollHeight - rows.rowHeight / 2;
      measure({ height: clientHeight, scrollTop: element.scrollTop });
    };
    measure({ height: element.clientHeight, scrollTop: element.scrollTop });
    const observer = new ResizeObserver(() =>
      measure({ height: element.clientHeight, scrollTop: element.scrollTop }),
    );
    observer.observe(element);
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", onScroll);
    };
  }, [rows.rowHeight]);

  const scrollTo = useCallback((top: number) => {
    const element = ref.current;
    if (element === null || element.scrollTop === top) return;
    element.scrollTop = top;
    measure({ height: element.clientHeight, scrollTop: element.scrollTop });
  }, []);
  return { ref, box: { ...rows, height, scrollTop }, isAtEnd: () => atEnd.current, scrollTo };
}

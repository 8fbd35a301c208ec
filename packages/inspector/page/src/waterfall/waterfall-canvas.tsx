import { theme } from "@mcp-actors/ui";
import { effect, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { RequestLine } from "../store/request-line.ts";
import { seen } from "../store/seen.ts";
import type { Slice } from "../store/sight.ts";
import { isFollowing, sight } from "../store/store.ts";
import { axis, drawnAt, now } from "./axis.ts";
import { CanvasColours } from "./canvas-colours.ts";
import { drawWaterfall } from "./draw-waterfall.ts";
import { ROW_HEIGHT } from "./row-height.ts";

/** What the canvas of the waterfall shows. */
export interface WaterfallCanvasProps {
  readonly slice: Slice<RequestLine>;
  /** What the list of rows is in. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The bars of the requests in sight, over their rows. */
export function WaterfallCanvas({ slice, list }: WaterfallCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const rows = useRef(slice);
  rows.current = slice;
  const scrollTop = useSignal(0);
  const size = useSignal(0);
  useScroll(list, (top) => {
    scrollTop.value = top;
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const colours = new CanvasColours(element.parentElement ?? document.body);
    const watch = new ResizeObserver(() => {
      size.value += 1;
    });
    watch.observe(element);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const repaint = (): void => {
      colours.forget();
      size.value += 1;
    };
    dark.addEventListener("change", repaint);
    let frame = 0;
    const draw = (): void => {
      const { current } = rows;
      const font = getComputedStyle(element);
      const context = element.getContext("2d");
      if (context !== null) context.font = `11px ${font.fontFamily}`;
      drawWaterfall(element, {
        rows: visible(current, scrollTop.peek(), element.clientHeight),
        axis: axis.peek(),
        start: sight.peek()?.from ?? 0,
        now: now.peek(),
        scrollTop: scrollTop.peek(),
        rowHeight: ROW_HEIGHT,
        colours,
      });
      keepMoving();
    };
    const dispose = effect(() => {
      void [axis.value, now.value, scrollTop.value, size.value, seen.requests];
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    });
    const disposeTheme = effect(() => {
      void theme.value;
      requestAnimationFrame(repaint);
    });
    return () => {
      dispose();
      disposeTheme();
      cancelAnimationFrame(frame);
      watch.disconnect();
      dark.removeEventListener("change", repaint);
    };
  }, []);
  return <canvas ref={canvas} class="bars" />;
}

/** While something goes on, time does. */
function keepMoving(): void {
  const seen = sight.peek();
  if (seen === undefined || !isFollowing.peek()) return;
  if (seen.source.kind !== "hub" || seen.source.state !== "live") return;
  if (seen.counters.inFlight === 0 || document.hidden) return;
  requestAnimationFrame((at) => {
    drawnAt.value = at;
  });
}

function visible({ rows, from }: Slice<RequestLine>, scrollTop: number, height: number) {
  const first = Math.floor(scrollTop / ROW_HEIGHT);
  const last = Math.ceil((scrollTop + height) / ROW_HEIGHT);
  return rows
    .slice(Math.max(0, first - from), Math.max(0, last - from))
    .map((row, index) => ({ row, index: Math.max(first, from) + index }));
}

function useScroll(within: RefObject<HTMLElement | null>, onScroll: (top: number) => void): void {
  useLayoutEffect(() => {
    const element = within.current;
    const hear = ({ target }: Event): void => {
      if (target instanceof Element) onScroll(target.scrollTop);
    };
    // Scrolling does not bubble.
    element?.addEventListener("scroll", hear, { capture: true, passive: true });
    return () => element?.removeEventListener("scroll", hear, { capture: true });
  }, []);
}

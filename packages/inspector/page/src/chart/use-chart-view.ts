import { type ReadonlySignal, useComputed, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { ChartLayout, PlacedBox } from "./chart-layout.ts";
import { fitted, focused, moved, type SheetView, zoomed } from "./sheet-view.ts";
import { viewAfter } from "./view-after.ts";

/** How a chart is seen, and how to change that. */
export interface ChartView {
  /** The CSS transform of the sheet. */
  readonly transform: ReadonlySignal<string>;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** Fits a chart into its frame, or what is active if all would be too small, until somebody zooms it with the wheel or the keys, or drags it. */
export function useChartView(
  frame: RefObject<HTMLElement | null>,
  layout: ChartLayout | undefined,
  active: PlacedBox | undefined,
): ChartView {
  const view = useSignal<SheetView>({ x: 0, y: 0, scale: 1 });
  const isTouched = useSignal(false);
  const show = (isWhole: boolean): void => {
    const element = frame.current;
    if (element === null || layout === undefined) return;
    const size = { width: element.clientWidth, height: element.clientHeight };
    const focus = isWhole ? undefined : active;
    isTouched.value = isWhole;
    view.value = focus === undefined ? fitted(layout, size) : focused(layout, size, focus);
  };
  const fit = (): void => show(true);
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    if (!isTouched.peek()) show(false);
  }, [active?.id]);
  const change = (next: SheetView): void => {
    isTouched.value = true;
    view.value = next;
  };
  useEffect(() => {
    const element = frame.current;
    if (element === null || layout === undefined) return undefined;
    const off = new AbortController();
    const watch = new ResizeObserver(() => isTouched.peek() || latest.current(false));
    watch.observe(element);
    listen(element, { view: () => view.peek(), change, signal: off.signal, fit });
    return () => {
      off.abort();
      watch.disconnect();
    };
  }, [layout]);
  const transform = useComputed(() => {
    const { x, y, scale } = view.value;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  });
  const zoom = (factor: number): void => {
    const { clientWidth = 0, clientHeight = 0 } = frame.current ?? {};
    change(zoomed(view.peek(), factor, { x: clientWidth / 2, y: clientHeight / 2 }));
  };
  return { transform, fit, zoom };
}

interface Gestures {
  readonly view: () => SheetView;
  readonly change: (view: SheetView) => void;
  readonly fit: () => void;
  readonly signal: AbortSignal;
}

function listen(element: HTMLElement, { view, change, fit, signal }: Gestures): void {
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = element.getBoundingClientRect();
    const around = { x: event.clientX - box.left, y: event.clientY - box.top };
    change(zoomed(view(), Math.exp(-event.deltaY / 400), around));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    const start = view();
    const drag = new AbortController();
    const onMove = ({ clientX, clientY }: PointerEvent): void =>
      change(moved(start, clientX - event.clientX, clientY - event.clientY));
    element.addEventListener("pointermove", onMove, { signal: drag.signal });
    element.addEventListener("pointerup", () => drag.abort(), { signal: drag.signal });
    element.addEventListener("pointercancel", () => drag.abort(), { signal: drag.signal });
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { clientWidth: width, clientHeight: height } = element;
    const next = viewAfter(event.key, view(), { width, height });
    if (next === undefined && event.key !== "0") return;
    event.preventDefault();
    if (next === undefined) fit();
    else change(next);
  };
  element.tabIndex = 0;
  element.addEventListener("keydown", onKey, { signal });
  element.addEventListener("wheel", onWheel, { passive: false, signal });
  element.addEventListener("pointerdown", onDown, { signal });
  element.addEventListener("dblclick", fit, { signal });
}

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { axis, chosenAxis } from "./axis.ts";
import { panAxis, zoomAxis } from "./time-axis.ts";

/** Lets the wheel with Ctrl zoom the axis, the wheel with Shift and dragging the axis move it. */
export function useAxisGestures(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = within.current;
    if (element === null) return undefined;
    const off = new AbortController();
    const { signal } = off;
    element.addEventListener("wheel", (event) => onWheel(event, element), {
      passive: false,
      signal,
    });
    element.addEventListener("pointerdown", (event) => onDrag(event, element), { signal });
    element.addEventListener("dblclick", (event) => isOnAxis(event) && showAll(), { signal });
    return () => off.abort();
  }, []);
}

function showAll(): void {
  chosenAxis.value = "all";
}

function isOnAxis({ target }: Event): boolean {
  return target instanceof Element && target.closest(".axis-labels") !== null;
}

function barsOf(element: HTMLElement): DOMRect | undefined {
  return element.querySelector(".axis-labels")?.getBoundingClientRect();
}

function onWheel(event: WheelEvent, element: HTMLElement): void {
  const bars = barsOf(element);
  if (bars === undefined) return;
  const isZoom = event.ctrlKey || event.metaKey;
  const sideways = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
  if (!isZoom && Math.abs(sideways) < 1) return;
  event.preventDefault();
  const current = axis.peek();
  if (!isZoom) {
    chosenAxis.value = panAxis(current, sideways / bars.width);
    return;
  }
  const share = (event.clientX - bars.left) / bars.width;
  const around = current.from + share * (current.until - current.from);
  chosenAxis.value = zoomAxis(current, Math.exp(event.deltaY / 300), around);
}

function onDrag(event: PointerEvent, element: HTMLElement): void {
  const bars = barsOf(element);
  if (bars === undefined || !isOnAxis(event) || event.button !== 0) return;
  event.preventDefault();
  const start = axis.peek();
  const off = new AbortController();
  addEventListener(
    "pointermove",
    ({ clientX }) => {
      chosenAxis.value = panAxis(start, (event.clientX - clientX) / bars.width);
    },
    { signal: off.signal },
  );
  addEventListener("pointerup", () => off.abort(), { signal: off.signal });
}

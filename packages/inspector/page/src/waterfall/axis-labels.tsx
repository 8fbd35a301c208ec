import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { seen } from "../store/seen.ts";
import { axis } from "./axis.ts";
import { labelPlace } from "./label-place.ts";
import { axisMarks } from "./time-axis.ts";

/** Distance between marks, in px. */
const MARK_EVERY = 92;

/** The times over the bars; dragging them moves the axis. */
export function AxisLabels() {
  const element = useRef<HTMLDivElement>(null);
  const width = useSignal(600);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      width.value = entry?.contentRect.width ?? width.peek();
    });
    if (element.current !== null) watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  const { from, until } = axis.value;
  const marks = axisMarks(axis.value, seen.from ?? 0, width.value / MARK_EVERY);
  const place = (at: number, label: string): number =>
    labelPlace(label, ((at - from) / (until - from)) * width.value, width.value);
  return (
    <div ref={element} class="axis-labels" title="Drag to move, double-click for everything">
      {marks.map(({ at, label }) => (
        <span key={at} style={{ left: `${place(at, label)}px` }}>
          {label}
        </span>
      ))}
    </div>
  );
}

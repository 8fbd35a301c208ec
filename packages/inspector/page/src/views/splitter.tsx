import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** What a splitter moves. */
export interface SplitterProps {
  /** What is split; its `--details` is the width of what is on the right. */
  readonly frame: RefObject<HTMLElement | null>;
}

const KEY = "inspector.details";
const LEAST = 280;
/** The least that is left of everything else, in px. */
const REST = 480;
const STEP = 24;

/** The edge of the details: dragged, or moved with the arrow keys; a double click puts it back. */
export function Splitter({ frame }: SplitterProps) {
  const width = useSignal(Number(localStorage.getItem(KEY) ?? 0));
  const most = (): number => Math.max(LEAST, innerWidth - REST);
  const set = (wanted: number): void => {
    width.value = wanted === 0 ? 0 : Math.round(Math.min(most(), Math.max(LEAST, wanted)));
    if (width.value === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(width.value));
  };
  useLayoutEffect(() => {
    const style = frame.current?.style;
    if (width.value === 0) style?.removeProperty("--details");
    else style?.setProperty("--details", `${Math.min(most(), width.value)}px`);
  }, [width.value]);
  const now = (): number => frame.current?.querySelector(".right")?.clientWidth ?? LEAST;
  return (
    <hr
      class="splitter"
      aria-label="Width of the details"
      aria-orientation="vertical"
      aria-valuenow={width.value}
      tabIndex={0}
      onDblClick={() => set(0)}
      onKeyDown={(event) => {
        if (event.key === "ArrowLeft") set(now() + STEP);
        else if (event.key === "ArrowRight") set(now() - STEP);
        else return;
        event.stopPropagation();
      }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={({ currentTarget, pointerId, clientX }) => {
        if (currentTarget.hasPointerCapture(pointerId)) set(innerWidth - clientX);
      }}
    />
  );
}

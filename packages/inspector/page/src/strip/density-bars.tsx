import { theme } from "@mcp-actors/ui";
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { seen } from "../store/seen.ts";
import { isFollowing, sight, stepBy, travel } from "../store/store.ts";
import { CanvasColours } from "../waterfall/canvas-colours.ts";
import { stopPlaying } from "./play.ts";

/** How many records there were when, with those that tell of trouble in red; dragged to travel. */
export function DensityBars() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const colours = new CanvasColours(element.parentElement ?? document.body);
    const draw = (): void => paint(element, colours);
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    const dispose = effect(() => {
      void [seen.density, seen.at, isFollowing.value];
      draw();
    });
    const disposeTheme = effect(() => {
      void theme.value;
      requestAnimationFrame(() => {
        colours.forget();
        draw();
      });
    });
    return () => {
      watch.disconnect();
      dispose();
      disposeTheme();
    };
  }, []);
  const { step = 0, total = 0 } = seen;
  return (
    <div
      class="density"
      role="slider"
      tabIndex={0}
      aria-label="Step"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={step}
      aria-valuetext={`step ${step} of ${total}`}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    >
      <canvas ref={canvas} />
    </div>
  );
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === "End") travel("live");
  const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -100, PageDown: 100 }[event.key];
  if (steps === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  stepBy(steps);
}

function onPointerDown(event: PointerEvent): void {
  const element = event.currentTarget;
  if (!(element instanceof HTMLElement) || event.button !== 0) return;
  stopPlaying();
  const off = new AbortController();
  const go = ({ clientX }: PointerEvent): void => {
    const { left, width } = element.getBoundingClientRect();
    goTo((clientX - left) / width);
  };
  go(event);
  element.setPointerCapture(event.pointerId);
  element.addEventListener("pointermove", go, { signal: off.signal });
  element.addEventListener("pointerup", () => off.abort(), { signal: off.signal });
  element.addEventListener("pointercancel", () => off.abort(), { signal: off.signal });
}

function goTo(share: number): void {
  const { from = 0, until = 0 } = sight.peek() ?? {};
  if (share >= 0.999) travel("live");
  else travel({ time: from + Math.max(0, share) * (until - from) });
}

function paint(canvas: HTMLCanvasElement, colours: CanvasColours): void {
  const context = canvas.getContext("2d");
  const seen = sight.peek();
  if (context === null) return;
  const scale = globalThis.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  if (seen === undefined || seen.total === 0) return;
  const { counts, troubles } = seen.density;
  const most = Math.max(1, ...counts);
  const step = width / counts.length;
  const share = (seen.at - seen.from) / Math.max(1, seen.until - seen.from);
  counts.forEach((count, index) => {
    // A root shows what is little beside what is much.
    const bar = count === 0 ? 2 : 4 + Math.sqrt(count / most) * (height - 6);
    const trouble = count === 0 ? 0 : (bar * (troubles[index] ?? 0)) / count;
    context.globalAlpha = (count === 0 ? 0.35 : 1) * (index / counts.length <= share ? 1 : 0.4);
    context.fillStyle = colours.get("--info-fill");
    context.fillRect(index * step, height - bar, Math.max(1, step - 1.5), bar);
    if (trouble === 0) return;
    context.fillStyle = colours.get("--error-fill");
    context.fillRect(
      index * step,
      height - Math.max(3, trouble),
      Math.max(1, step - 1.5),
      Math.max(3, trouble),
    );
  });
  context.globalAlpha = 1;
  context.fillStyle = colours.get("--error-fill");
  context.fillRect(Math.min(width - 2, share * width), 0, 2, height);
}

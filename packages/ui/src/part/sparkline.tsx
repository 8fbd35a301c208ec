import { useLayoutEffect, useRef } from "preact/hooks";

/** What a sparkline shows. */
export interface SparklineProps {
  /** What the line is of, for screen readers. */
  readonly label: string;
  /** Oldest first. */
  readonly values: readonly number[];
  /** In CSS pixels, default 96. */
  readonly width?: number;
  /** In CSS pixels, default 20. */
  readonly height?: number;
}

/** How a figure went lately, as bars on a line of text. */
export function Sparkline({ label, values, width = 96, height = 20 }: SparklineProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) draw(canvas.current, values);
  });
  const last = values.at(-1) ?? 0;
  return (
    <canvas
      ref={canvas}
      class="sparkline"
      role="img"
      aria-label={`${label}, now ${last}`}
      style={{ width: `${width}px`, height: `${height}px` }}
    />
  );
}

function draw(canvas: HTMLCanvasElement, values: readonly number[]): void {
  const scale = globalThis.devicePixelRatio || 1;
  const width = Math.round(canvas.clientWidth * scale);
  const height = Math.round(canvas.clientHeight * scale);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null || values.length === 0) return;
  context.fillStyle = getComputedStyle(canvas).color;
  const most = Math.max(...values, 1);
  const step = width / values.length;
  values.forEach((value, index) => {
    const bar = Math.max(scale, (value / most) * height);
    context.fillRect(index * step, height - bar, Math.max(1, step - scale), bar);
  });
}

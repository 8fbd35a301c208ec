import type { RequestLine } from "../store/request-line.ts";
import type { CanvasColours } from "./canvas-colours.ts";
import { drawRequest } from "./draw-request.ts";
import { axisMarks, type TimeAxis } from "./time-axis.ts";

/** What a drawing of the waterfall is made from. */
export interface WaterfallDrawing {
  readonly rows: readonly { readonly index: number; readonly row: RequestLine }[];
  readonly axis: TimeAxis;
  /** When the first record happened, in µs since the Unix epoch. */
  readonly start: number;
  readonly now: number;
  readonly scrollTop: number;
  readonly rowHeight: number;
  readonly colours: CanvasColours;
}

/** What each part of the drawing is given: where a time stands, beside the whole. */
export interface WaterfallPen extends WaterfallDrawing {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly x: (at: number) => number;
}

/** Distance between marks of the axis, in px. */
const MARK_EVERY = 92;

/** Draws the bars of the requests in sight. */
export function drawWaterfall(canvas: HTMLCanvasElement, drawing: WaterfallDrawing): void {
  const context = canvas.getContext("2d");
  if (context === null) return;
  const { width, height } = fitted(canvas, context);
  const { axis } = drawing;
  const pen: WaterfallPen = {
    ...drawing,
    context,
    width,
    height,
    x: (at) => ((at - axis.from) / (axis.until - axis.from)) * width,
  };
  drawGrid(pen);
  for (const { index, row } of drawing.rows) {
    drawRequest(pen, row, index * drawing.rowHeight - drawing.scrollTop);
  }
  drawNow(pen);
}

function fitted(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
  const scale = globalThis.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (canvas.width !== Math.round(width * scale)) canvas.width = Math.round(width * scale);
  if (canvas.height !== Math.round(height * scale)) canvas.height = Math.round(height * scale);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  return { width, height };
}

function drawGrid({ context, axis, start, width, height, colours, x }: WaterfallPen): void {
  context.fillStyle = colours.get("--grid");
  for (const { at } of axisMarks(axis, start, width / MARK_EVERY)) {
    context.fillRect(Math.round(x(at)), 0, 1, height);
  }
}

function drawNow({ context, now, height, width, colours, x }: WaterfallPen): void {
  const at = x(now);
  if (at < 0 || at > width) return;
  context.fillStyle = colours.get("--error-fill");
  context.fillRect(Math.round(at), 0, 1.5, height);
}

import { formatMicros } from "../store/format-micros.ts";
import type { RequestLine } from "../store/request-line.ts";
import type { WaterfallPen } from "./draw-waterfall.ts";
import { type OutcomeLook, outcomeLook, PHASE_COLOURS } from "./outcome-look.ts";

const TOP = 7;
const HEIGHT = 11;
const LEAST_WIDTH = 3;

/** Draws one request: its phases, its progress, how it ended and how long it took. */
export function drawRequest(pen: WaterfallPen, request: RequestLine, top: number): void {
  if (top + pen.rowHeight < 0 || top > pen.height) return;
  const until = request.endedAt ?? pen.now;
  const left = pen.x(request.startedAt);
  const bar: Bar = { left, right: Math.max(left + LEAST_WIDTH, pen.x(until)), y: top + TOP };
  const look = outcomeLook(request);
  if (bar.right >= 0 && left <= pen.width) drawLife(pen, request, { bar, look });
  drawWords(pen, wordsOf(request, until, look), bar);
}

interface Bar {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

interface Life {
  readonly bar: Bar;
  readonly look: OutcomeLook | undefined;
}

function drawLife(pen: WaterfallPen, request: RequestLine, { bar, look }: Life): void {
  // Stripes are told apart where little is under them.
  const isCovered = look?.shape === "hatch" || look?.shape === "hollow";
  pen.context.globalAlpha = isCovered ? 0.4 : 1;
  drawPhases(pen, request, bar.y);
  pen.context.globalAlpha = 1;
  drawTicks(pen, request, bar.y);
  drawServed(pen, request, bar.y + HEIGHT + 2);
  if (look !== undefined) drawOutcome(pen, look, bar);
}

function drawPhases(pen: WaterfallPen, request: RequestLine, y: number): void {
  const { phases, startedAt, endedAt = pen.now, state } = request;
  const all = phases.length > 0 ? phases : [{ state, from: startedAt, to: endedAt }];
  for (const [index, phase] of all.entries()) {
    const left = Math.max(-4, pen.x(phase.from));
    const right = Math.min(pen.width + 4, Math.max(left + 1.5, pen.x(phase.to ?? endedAt)));
    if (right < 0 || left > pen.width) continue;
    if (phase.state === "queued") drawQueued(pen, { left, right, y }, index > 0);
    else drawPhase(pen, phase.state, { left, right, y });
  }
}

function drawPhase({ context, colours }: WaterfallPen, state: string, bar: Bar): void {
  context.fillStyle = colours.get(PHASE_COLOURS[state] ?? "--neutral-fill");
  rounded(context, bar);
  if (state !== "awaitingInput" && state !== "asking") return;
  context.fillStyle = colours.stripes(context, "--stripe", true);
  context.fillRect(bar.left, bar.y, bar.right - bar.left, HEIGHT);
}

/** Waiting is a thin line; waiting to be sent once more a dotted one, with an arrow. */
function drawQueued(
  { context, colours }: WaterfallPen,
  { left, right, y }: Bar,
  isAgain: boolean,
): void {
  context.save();
  context.strokeStyle = colours.get(isAgain ? "--warning-fill" : "--muted-fill");
  context.fillStyle = context.strokeStyle;
  context.lineWidth = 1.5;
  if (isAgain) context.setLineDash([2, 3]);
  context.beginPath();
  context.moveTo(left, y + HEIGHT / 2);
  context.lineTo(right, y + HEIGHT / 2);
  context.stroke();
  context.restore();
  if (!isAgain) context.fillRect(left, y + 2, 1, HEIGHT - 4);
}

function drawTicks(pen: WaterfallPen, { ticks }: RequestLine, y: number): void {
  const { context, colours, width } = pen;
  context.fillStyle = colours.get("--tick");
  let last = Number.NEGATIVE_INFINITY;
  for (const at of ticks) {
    const x = pen.x(at);
    if (x < 0 || x > width || x - last < 2) continue;
    context.fillRect(x - 0.75, y + 2, 1.5, HEIGHT - 4);
    last = x;
  }
}

/** When the other end worked on it: what is missing of the bar above went by on the way. */
function drawServed(pen: WaterfallPen, { served }: RequestLine, y: number): void {
  if (served === undefined) return;
  const left = pen.x(served.from);
  const right = Math.max(left + 1, pen.x(served.to ?? pen.now));
  pen.context.fillStyle = pen.colours.get("--served");
  pen.context.fillRect(left, y, right - left, 2);
}

function drawOutcome({ context, colours }: WaterfallPen, look: OutcomeLook, bar: Bar): void {
  context.fillStyle = colours.get(look.colour);
  context.strokeStyle = colours.get(look.colour);
  context.lineWidth = 1.5;
  if (look.shape === "hatch") context.fillStyle = colours.stripes(context, look.colour);
  context.beginPath();
  SHAPES[look.shape](context, bar);
  context.setLineDash([]);
}

const SHAPES: {
  readonly [Shape in OutcomeLook["shape"]]: (context: CanvasRenderingContext2D, bar: Bar) => void;
} = {
  cap(context, { right, y }) {
    context.roundRect(right - 3, y - 2, 4, HEIGHT + 4, 2);
    context.fill();
  },
  hatch(context, { left, right, y }) {
    context.roundRect(left, y, right - left, HEIGHT, 3);
    context.fill();
    context.stroke();
  },
  torn(context, { right, y }) {
    for (let step = 0; step <= 4; step += 1) {
      context.lineTo(right + (step % 2 === 0 ? 3 : -2), y - 2 + (step * (HEIGHT + 4)) / 4);
    }
    context.stroke();
  },
  hollow(context, { left, right, y }) {
    context.setLineDash([3, 2]);
    context.roundRect(left, y, Math.max(8, right - left), HEIGHT, 3);
    context.stroke();
  },
};

function wordsOf(request: RequestLine, until: number, look: OutcomeLook | undefined): string {
  const length = formatMicros(until - request.startedAt);
  if (look === undefined) return [length, request.progress].filter(Boolean).join(" · ");
  const sent = request.again.filter(({ why }) => why === "resent").length;
  const again = sent === 0 ? "" : `sent ${sent + 1} times`;
  return [length, look.words, again].filter(Boolean).join(" ");
}

/** Words stand right of the bar, or left of it where there is no room, or on it where there is none there either. */
function drawWords(
  { context, colours, width }: WaterfallPen,
  words: string,
  { left, right, y }: Bar,
): void {
  const length = context.measureText(words).width;
  const isRight = right + 10 + length < width;
  const isLeft = !isRight && left - 10 - length > 0;
  context.textBaseline = "middle";
  context.textAlign = "left";
  const beside = isLeft ? left - 8 - length : Math.max(6, right + 8);
  const x = isRight || isLeft ? beside : width - length - 6;
  if (!isRight && !isLeft)
    drawPlate(context, colours.get("--page"), { left: x - 5, right: width, y });
  context.fillStyle = colours.get(isRight || isLeft ? "--quiet" : "--text");
  context.fillText(words, x, y + HEIGHT / 2 + 0.5);
}

function drawPlate(
  context: CanvasRenderingContext2D,
  colour: string,
  { left, right, y }: Bar,
): void {
  context.fillStyle = colour;
  context.globalAlpha = 0.85;
  context.fillRect(left, y - 2, right - left, HEIGHT + 4);
  context.globalAlpha = 1;
}

function rounded(context: CanvasRenderingContext2D, { left, right, y }: Bar): void {
  context.beginPath();
  context.roundRect(left, y, Math.max(1.5, right - left), HEIGHT, Math.min(3, (right - left) / 2));
  context.fill();
}

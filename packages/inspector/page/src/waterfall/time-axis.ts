/** The stretch of time that the waterfall shows, in µs since the Unix epoch. */
export interface TimeAxis {
  readonly from: number;
  readonly until: number;
}

/** Where a mark stands on an axis, and what is written at it. */
export interface AxisMark {
  readonly at: number;
  readonly label: string;
}

/** The least that an axis shows, in µs. */
const LEAST = 100;

/** The axis twice as fine or coarse, or by any other factor, around a time that stays where it is. */
export function zoomAxis({ from, until }: TimeAxis, factor: number, around: number): TimeAxis {
  const share = (around - from) / (until - from);
  const length = Math.max(LEAST, (until - from) * factor);
  return { from: around - share * length, until: around + (1 - share) * length };
}

/** The axis moved by a share of its length. */
export function panAxis({ from, until }: TimeAxis, share: number): TimeAxis {
  const by = (until - from) * share;
  return { from: from + by, until: until + by };
}

/** Marks at round times after a start, at most so many. */
export function axisMarks(
  { from, until }: TimeAxis,
  start: number,
  most: number,
): readonly AxisMark[] {
  const step = roundStep((until - from) / Math.max(1, most));
  const first = Math.ceil((from - start) / step) * step;
  const marks: AxisMark[] = [];
  for (let at = first; at <= until - start; at += step) {
    marks.push({ at: start + at, label: label(at, step) });
  }
  return marks;
}

/** The next 1, 2 or 5 with as many noughts. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  const times = [1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10;
  return times * power;
}

function label(micros: number, step: number): string {
  if (step < 1_000) return `${(micros / 1_000).toFixed(step < 100 ? 2 : 1)} ms`;
  if (step < 1_000_000 && micros < 10_000_000) return `${Math.round(micros / 1_000)} ms`;
  const seconds = micros / 1_000_000;
  if (seconds < 120) return `${seconds.toFixed(step < 1_000_000 ? 1 : 0)} s`;
  return `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, "0")} min`;
}

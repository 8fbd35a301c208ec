import type { Point } from "./chart-layout.ts";

/** Radius of a bend, in px. */
const RADIUS = 8;

/** A path through points with its corners rounded. */
export function roundPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  return rest.reduce((path, point, index) => {
    const next = rest[index + 1];
    if (next === undefined) return `${path}L${point.x},${point.y}`;
    const before = points[index] ?? first;
    const bend = Math.min(RADIUS, distance(before, point) / 2, distance(point, next) / 2);
    const enter = toward(point, before, bend);
    const leave = toward(point, next, bend);
    return `${path}L${enter.x},${enter.y}Q${point.x},${point.y} ${leave.x},${leave.y}`;
  }, `M${first.x},${first.y}`);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function toward(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return {
    x: Math.round((from.x + ((to.x - from.x) / whole) * length) * 10) / 10,
    y: Math.round((from.y + ((to.y - from.y) / whole) * length) * 10) / 10,
  };
}

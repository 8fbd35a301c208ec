/** How wide a sign of an axis label is at most, in px. */
const SIGN = 6.2;

/** Where the middle of a label stands for all of it to be seen, in px: over its mark, or as near as the edges let it. */
export function labelPlace(label: string, mark: number, width: number): number {
  const half = (label.length * SIGN) / 2;
  return Math.max(half, Math.min(mark, width - half));
}

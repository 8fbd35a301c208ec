import { measureText } from "../chart/measure-text.ts";

/** Size of the labels, in px; the style sheet says the same. */
const SIZE = 10.5;

/** Where the middle of a label stands for all of it to be seen, in px: over its mark, or as near as the edges let it. */
export function labelPlace(label: string, mark: number, width: number): number {
  const half = measureText(label, SIZE) / 2;
  return Math.max(half, Math.min(mark, width - half));
}

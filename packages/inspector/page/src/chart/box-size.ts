import { measureText } from "./measure-text.ts";
import type { PictureBox, PictureChip, PictureRow } from "./picture.ts";

/** Height of the name of a box, in px. */
export const NAME_HEIGHT = 30;
/** Height of a row of a box, in px. */
export const ROW_HEIGHT = 17;
/** Height of a chip, in px. */
export const CHIP_HEIGHT = 20;
/** Distance from one chip of a line to the next, in px. */
export const CHIP_STEP = 23;

/** What a box needs for its name and its rows, in px. */
export function headSize({ name, rows }: PictureBox): { width: number; height: number } {
  const texts = rows.map((row) => measureText(rowText(row), 11, true) + 28);
  const width = Math.max(measureText(name, 13, true) + 40, ...texts, 72);
  const below = rows.length === 0 ? 0 : rows.length * ROW_HEIGHT + 8;
  return { width, height: (name === "" ? 0 : NAME_HEIGHT) + below };
}

/** A row as one text. */
export function rowText({ kind, text, guard }: PictureRow): string {
  const condition = guard === undefined ? "" : ` [${guard}]`;
  return kind === "stays" ? `↻ ${text}${condition}` : `${kind} / ${text}`;
}

/** How wide a chip is, in px. */
export function chipWidth({ label, guard, trigger }: PictureChip): number {
  const condition = guard === undefined ? 0 : measureText(` [${guard}]`, 10.5) + 2;
  return measureText(label, 11, true) + condition + 16 + (trigger === "after" ? 15 : 0);
}

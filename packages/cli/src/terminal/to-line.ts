import { stripVTControlCharacters } from "node:util";

const letters = new Intl.Segmenter();

/**
 * Text as one line that is at most so many columns wide, without styles.
 *
 * How wide a letter is, is the terminal's business: each is taken for as wide as any terminal shows it.
 */
export function toLine(text: string, columns: number): string {
  const plain = stripVTControlCharacters(text).replaceAll(/\s+/g, " ");
  let line = "";
  let width = 0;
  for (const { segment } of letters.segment(plain)) {
    width += widthOf(segment);
    if (width > columns) return line;
    line += segment;
  }
  return line;
}

/** From Hangul on, code points may take two columns; marks and joiners take none. */
function widthOf(letter: string): number {
  const widths = Array.from(letter, (point) => {
    if (/^[\p{M}\p{Cf}]$/u.test(point)) return 0;
    return (point.codePointAt(0) ?? 0) < 0x11_00 ? 1 : 2;
  });
  return widths.reduce<number>((sum, width) => sum + width, 0);
}

import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

const colours = process.stdout.isTTY === true || process.env["FORCE_COLOR"] !== undefined;

/** Text in a style, where the terminal shows any. */
export function paint(style: Style, text: string): string {
  return colours && process.env["NO_COLOR"] === undefined
    ? styleText(style, text, { validateStream: false })
    : text;
}

/** Writes one line, an empty one where there is none. */
export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Under this a line is broken by the terminal, so that nothing it says is lost. */
const NARROWEST = 60;

/** How many columns a line may have: those of the terminal, and 80 where it does not say. */
export function lineWidth(columns: number | undefined = process.stdout.columns): number {
  return Math.max(columns || 80, NARROWEST);
}

/** Text cut or padded to a width. */
export function column(text: string, width: number): string {
  return cut(text, width).padEnd(width);
}

/** Text that takes no more than a width. */
export function cut(text: string, width: number): string {
  if (text.length <= width) return text;
  return width < 1 ? "" : `${text.slice(0, width - 1)}…`;
}

/** Text in lines of no more than a width, broken between words. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line];
}

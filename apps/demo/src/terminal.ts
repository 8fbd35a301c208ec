import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

const colours = process.stdout.isTTY === true || process.env["FORCE_COLOR"] !== undefined;

/** Text in a style, where the terminal shows any. */
export function paint(style: Style, text: string): string {
  return colours && process.env["NO_COLOR"] === undefined
    ? styleText(style, text, { validateStream: false })
    : text;
}

export function print(line = ""): void {
  process.stdout.write(`${line}\n`);
}

/** Text cut or padded to a width. */
export function column(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);
}

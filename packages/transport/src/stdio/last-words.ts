/**
 * The line of a process's stderr that tells best why it ended; empty where there is none.
 *
 * Run-times end with what tells least: stack frames, the fields of an error, their own version. Of a message
 * of several lines that has a stack it is the first that names an error.
 */
export function lastWords(stderr: string): string {
  const lines = stderr.split(/\r?\n/).map((line) => line.trimEnd());
  const last = lines.findLastIndex(isTelling);
  if (last < 0) return lines.findLast((line) => line !== "")?.trim() ?? "";
  const words = lines[last] ?? "";
  if (!FRAME.test(lines[last + 1] ?? "")) return words;
  const before = lines.slice(0, last);
  const message = before.slice(before.findLastIndex(isBoundary) + 1);
  return ERROR.test(words) ? words : (message.findLast((line) => ERROR.test(line)) ?? words);
}

const ERROR = /^(?:\S*(?:Error|Exception)|Uncaught|panic)\b.*:/;
const FRAME = /^\s+at /;
const CARET = /^\s*\^+$/;

/** What stands in the first column and yet tells nothing: brackets, versions, hints, the calls of a goroutine. */
const NOISE = [
  /^[\^~{}[\](),;\s]*$/,
  /^(?:Node\.js|Bun) v\d/,
  /^\(Use `/,
  /^note: run with `RUST_BACKTRACE/,
  /^goroutine \d/,
  /^[\w./*()]+\(.*\)$/,
  /^exit status \d+$/,
];

function isTelling(line: string): boolean {
  return /^\S/.test(line) && !NOISE.some((noise) => noise.test(line));
}

function isBoundary(line: string): boolean {
  return FRAME.test(line) || CARET.test(line);
}

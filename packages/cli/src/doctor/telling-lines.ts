/** Lines of stderr that are shown. */
const COUNT = 5;

const ERROR = /^(?:\S*(?:Error|Exception)|Uncaught|panic)\b.*:/;
const CARET = /^\s*\^+$/;

/** The last lines that a process wrote to stderr. */
export function lastLines(stderr: string): readonly string[] {
  return linesOf(stderr).slice(-COUNT);
}

/**
 * The lines of stderr that tell best why a process ended: from the error on that it ended with, else the last.
 *
 * Run-times end with what tells least: stack frames, the fields of an error, their own version. Node shows the
 * place before the error, which is in no frame where a module does not parse.
 */
export function tellingLines(stderr: string): readonly string[] {
  const lines = linesOf(stderr);
  const error = lines.findLastIndex((line) => ERROR.test(line));
  if (error < 0) return lines.slice(-COUNT);
  const place = error - 3;
  const isPlaced = CARET.test(lines[error - 1] ?? "") && !/^node:/.test(lines[place] ?? "node:");
  const start = isPlaced ? place : error;
  return lines.slice(start, start + COUNT);
}

function linesOf(stderr: string): readonly string[] {
  return stderr
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== "");
}

import { readFileSync } from "node:fs";

/** The parent of a process, as Linux lists it; undefined elsewhere, or where the process is gone. */
export function parentOf(pid: number): number | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The name of the program, in parentheses, may hold anything; state and parent follow it.
  const parent = stat?.slice(stat.lastIndexOf(")") + 2).split(" ", 2)[1];
  return parent === undefined ? undefined : Number(parent);
}

/** Whether a process is a shell that runs one command line for whoever started it, as far as Linux tells. */
export function isGoBetween(pid: number): boolean {
  const [program = "", option] = read(`/proc/${pid}/cmdline`)?.split("\0") ?? [];
  return /(^|[/-])(a|ba|da|k|z)?sh$/.test(program) && option === "-c";
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "latin1");
  } catch {
    return undefined;
  }
}

import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createToolProject, type ToolProject } from "./create-tool-project.ts";

/** What a run of the compiler cost: times in seconds, all but `cpu` as it says itself. */
export type Checked = {
  /** Of all its processes and threads; what else the machine does changes it little. */
  readonly cpu: number;
  readonly total: number;
  readonly check: number;
  readonly instantiations: number;
};

const tsc = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));

/** Checks a project of many tools in a process of its own; throws where it has errors. */
export async function checkToolProject(project: ToolProject): Promise<Checked> {
  const cwd = createToolProject(project);
  try {
    const compiler = [process.execPath, tsc, "--extendedDiagnostics"];
    const args = ["-c", '"$0" "$@" && times', ...compiler];
    const { stdout } = await promisify(execFile)("sh", args, { cwd });
    const figure = (name: string) =>
      Number(new RegExp(`^${name}:\\s*([\\d.]+)`, "m").exec(stdout)?.[1]);
    return {
      cpu: cpuOf(stdout),
      total: figure("Total time"),
      check: figure("Check time"),
      instantiations: figure("Instantiations"),
    };
  } finally {
    rmSync(cwd, { recursive: true });
  }
}

/** The last line of what a shell's `times` prints is what its children took, such as `0m1.03s 0m0.20s`. */
function cpuOf(printed: string): number {
  const times = printed.trim().split("\n").at(-1) ?? "";
  let seconds = 0;
  for (const [, minutes, rest] of times.matchAll(/(\d+)m([\d.]+)s/g)) {
    seconds += Number(minutes) * 60 + Number(rest);
  }
  return seconds;
}

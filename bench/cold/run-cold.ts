import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Sample } from "../scenario.ts";

/** Code, where the names in it are found, and the program of Node that runs it. */
export interface ColdRun {
  readonly code: string;
  readonly folder: URL;
  readonly node: string;
}

/** Runs code in a process that has run nothing else, and tells how long it took and worked, in ms. */
export async function runCold({ code, folder, node }: ColdRun): Promise<Sample> {
  const program = `
    const before = performance.now();
    const cpuBefore = process.cpuUsage();
    ${code}
    const { user, system } = process.cpuUsage(cpuBefore);
    const wall = performance.now() - before;
    process.stdout.write(JSON.stringify({ wall, cpu: (user + system) / 1000 }), () => process.exit());`;
  const args = ["--input-type=module", "--eval", program];
  const cwd = fileURLToPath(folder);
  const { stdout } = await promisify(execFile)(node, args, { cwd });
  return JSON.parse(stdout) as Sample;
}

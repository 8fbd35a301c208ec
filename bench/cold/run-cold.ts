import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Sample } from "../scenario.ts";

/** Runs code in a process that has run nothing else, and tells how long it took and worked, in ms. */
export async function runCold(code: string, folder: URL): Promise<Sample> {
  const program = `
    const before = performance.now();
    const cpuBefore = process.cpuUsage();
    ${code}
    const { user, system } = process.cpuUsage(cpuBefore);
    const wall = performance.now() - before;
    process.stdout.write(JSON.stringify({ wall, cpu: (user + system) / 1000 }), () => process.exit());`;
  const args = ["--input-type=module", "--eval", program];
  const cwd = fileURLToPath(folder);
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
  return JSON.parse(stdout) as Sample;
}

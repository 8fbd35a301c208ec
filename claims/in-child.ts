import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Claim, Measure } from "./claim.ts";
import type { SideName } from "./side.ts";

const childFile = fileURLToPath(new URL("child.ts", import.meta.url));

// Several times the longest that any line takes.
const PATIENCE = 60_000;

/**
 * Measures each side in a fresh process, by the `measure` that the file of the line exports.
 *
 * @param line - The address of that file.
 */
export function inChild<Of extends Measure>(line: string): Pick<Claim<Of>, "ours" | "official"> {
  async function run(side: SideName): Promise<Of> {
    const args = [...process.execArgv, childFile, line, side];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: PATIENCE });
    return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Of;
  }
  return { ours: () => run("ours"), official: () => run("official") };
}

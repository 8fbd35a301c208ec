import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { inScratch } from "../in-scratch.ts";

/** How a program ended. */
export interface Ended {
  readonly code: number | string | null | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

/** Longest that any program may take, in ms. */
const PATIENCE = 60_000;

/** Runs a script on this Node to its end, in an empty home that is its folder too, where nobody's settings are. */
export function runNode(script: string, args: readonly string[]): Promise<Ended> {
  return inScratch(
    (folder) =>
      new Promise((resolve) => {
        const env = { HOME: folder, PATH: `${dirname(process.execPath)}:/usr/bin:/bin` };
        const options = { cwd: folder, env, timeout: PATIENCE, maxBuffer: 2 ** 26 };
        const child = execFile(
          process.execPath,
          [script, ...args],
          options,
          (error, stdout, stderr) => resolve({ code: error ? error.code : 0, stdout, stderr }),
        );
        child.stdin?.end();
      }),
  );
}

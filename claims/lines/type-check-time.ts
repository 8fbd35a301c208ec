import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Claim } from "../claim.ts";
import type { SideName } from "../side.ts";
import { createToolProject } from "../tool-project.ts";

/** Times in seconds. */
type Checked = { readonly total: number; readonly check: number; readonly instantiations: number };

const TOOLS = 200;
/** Runs, of which the quickest counts: a busy machine makes them slower, never quicker. */
const RUNS = 3;

const tsc = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));

async function checkTools(side: SideName): Promise<Checked> {
  const folder = createToolProject(side, TOOLS);
  try {
    const runs: Checked[] = [];
    while (runs.length < RUNS) runs.push(await check(folder));
    return runs.reduce((best, run) => (run.total < best.total ? run : best));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function check(cwd: string): Promise<Checked> {
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, "--extendedDiagnostics"], {
    cwd,
  });
  const figure = (name: string) =>
    Number(new RegExp(`^${name}:\\s*([\\d.]+)`, "m").exec(stdout)?.[1]);
  return {
    total: figure("Total time"),
    check: figure("Check time"),
    instantiations: figure("Instantiations"),
  };
}

export const typeCheckTime: Claim<Checked> = {
  claim: `tsc, ${TOOLS} tools with nested Zod schemas`,
  target: "under 2 s",
  ours: () => checkTools("ours"),
  official: () => checkTools("official"),
  met: ({ total }) => total < 2,
  show: ({ total, check, instantiations }) =>
    `${total.toFixed(2)} s (check ${check.toFixed(2)}, ${Math.round(instantiations / 1000)}k instantiations)`,
  figure: ({ total }) => total,
};

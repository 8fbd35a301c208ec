import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const CONFIG = "../../scripts/bundle/rolldown.config.ts";

const rolldown = join(
  dirname(createRequire(import.meta.url).resolve("rolldown/package.json")),
  "bin/cli.mjs",
);
const run = promisify(execFile);

/**
 * Bundles each package whose sources are newer than what was last built of them; the compiler makes declarations alone.
 * Gives what went wrong, a line a package.
 */
export async function bundleChanged(packages: string): Promise<readonly string[]> {
  const folders = readdirSync(packages).map((name) => join(packages, name));
  const faults = await Promise.all(folders.filter(isChanged).map(bundle));
  return faults.flat();
}

async function bundle(folder: string): Promise<readonly string[]> {
  try {
    await run(process.execPath, [rolldown, "-c", CONFIG], { cwd: folder });
    return [];
  } catch (error) {
    return [`${folder}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Whether a package is bundled at all, and has a source newer than its bundle. */
function isChanged(folder: string): boolean {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest) || !readFileSync(manifest, "utf8").includes(CONFIG)) return false;
  const bundled = timeOf(join(folder, "dist", "index.js"));
  const sources = join(folder, "src");
  return readdirSync(sources, { recursive: true, encoding: "utf8" }).some(
    (name) => timeOf(join(sources, name)) > bundled,
  );
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

/** When anything that a package is built of was last written, in ms: its own code, and that of what it depends on here. */
export function lastBuilt(folder: string): number {
  return Math.max(0, ...[...packagesOf(folder)].flatMap((path) => timesIn(join(path, "dist"))));
}

/** A package, and those of this workspace that it depends on, however far. */
function packagesOf(folder: string, known = new Set<string>()): ReadonlySet<string> {
  const path = realpathSync(folder);
  if (known.has(path)) return known;
  known.add(path);
  for (const name of dependenciesOf(path)) packagesOf(join(path, "node_modules", name), known);
  return known;
}

function dependenciesOf(folder: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const dependencies: { readonly [name: string]: string } = manifest.dependencies ?? {};
  return Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith("workspace:"));
}

function timesIn(folder: string): readonly number[] {
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".js"))
      // What is there now may be written anew in a moment.
      .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  );
}

import { join } from "node:path";
import { runCommand } from "./run-command.ts";
import { binary, ROOT } from "./workspace.ts";

/** A package as it would be published. */
export interface Tarball {
  readonly name: string;
  readonly path: string;
  /** The files in it, from the package's folder. */
  readonly files: readonly string[];
  readonly manifest: PackedManifest;
}

/** The parts of a packed `package.json` that are looked at. */
export interface PackedManifest {
  readonly name: string;
  readonly exports: {
    readonly [subpath: string]: string | { readonly [condition: string]: string };
  };
  readonly dependencies?: { readonly [name: string]: string };
}

/** Packs a package into a folder, and reads what came of it. */
export function pack(packageFolder: string, into: string): Tarball {
  const folder = join(ROOT, "packages", packageFolder);
  const path = join(into, `${packageFolder}.tgz`);
  runCommand(folder, binary("pnpm"), "pack", "--out", path);
  const files = runCommand(into, "tar", "-tzf", path).trim().split("\n");
  const text = runCommand(into, "tar", "-xzOf", path, "package/package.json");
  const manifest = JSON.parse(text) as PackedManifest;
  return {
    name: manifest.name,
    path,
    files: files.map((file) => file.replace(/^package\//, "")),
    manifest,
  };
}

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder that the repository was checked out into. */
export const ROOT = join(import.meta.dirname, "..");

/** One file under `packages/<folder>/src`. */
export interface SourceFile {
  readonly folder: string;
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  /** Path from the package's `src`. */
  readonly inSource: string;
  readonly text: string;
}

/** The folders under `packages/`, in alphabetical order. */
export function packageFolders(): string[] {
  return readdirSync(join(ROOT, "packages"))
    .filter((folder) => existsSync(join(ROOT, "packages", folder, "package.json")))
    .sort();
}

/** The folders under `packages/` whose package is published. */
export function publishedFolders(): string[] {
  return packageFolders().filter((folder) => readManifest(folder).private !== true);
}

/** Every TypeScript file under `src`, of one package or of all. */
export function sourceFiles(folders: readonly string[] = packageFolders()): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, "packages", folder, "src"), { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => /\.tsx?$/.test(name))
      .map((inSource) => {
        const path = `packages/${folder}/src/${inSource}`;
        return { folder, path, inSource, text: readText(path) };
      }),
  );
}

/** The files that git holds or would add. */
export function committedFiles(): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(ROOT, path)));
}

/** The text of a file, by its path from the root. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** The parsed `package.json` of a package. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readText(`packages/${folder}/package.json`)) as Manifest;
}

/** Conditions of one entry of `exports`, or the path it stands for. */
export type ExportTarget = string | { readonly [condition: string]: string };

/** What one entry of `imports` stands for, under conditions that may nest. */
export type ImportTarget = string | { readonly [condition: string]: ImportTarget };

/** The parts of a `package.json` that rules are about. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly description?: string;
  readonly license?: string;
  readonly type?: string;
  readonly sideEffects?: unknown;
  readonly engines?: unknown;
  readonly files?: readonly string[];
  readonly exports?: { readonly [subpath: string]: ExportTarget };
  readonly imports?: { readonly [specifier: string]: ImportTarget };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly peerDependenciesMeta?: { readonly [name: string]: unknown };
  readonly publishConfig?: {
    readonly access?: string;
    readonly exports?: { readonly [subpath: string]: ExportTarget };
  };
  readonly scripts?: { readonly [name: string]: string };
  readonly dependencies?: { readonly [name: string]: string };
}

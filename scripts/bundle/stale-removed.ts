import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "rolldown";

/** Where a package is built. */
export interface Build {
  readonly folder: string;
  /** Where the chunks are, under `dist`. */
  readonly chunks: string;
}

const CODE = /\.js(?:\.map)?$/;

/** Removes what earlier builds of a package's source left in its `dist`; what others build there stays. */
export function staleRemoved(build: Build): Plugin {
  return {
    name: "stale-removed",
    writeBundle: (_options, written) => removeStale(build, new Set(Object.keys(written))),
  };
}

function removeStale({ folder, chunks }: Build, written: ReadonlySet<string>): void {
  const dist = join(folder, "dist");
  const isOurs = (place: string) => place === chunks || existsSync(join(folder, "src", place));
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" });
  const stale = files
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => {
      const [place = "", ...rest] = file.split("/");
      return CODE.test(file) && !written.has(file) && (rest.length === 0 || isOurs(place));
    });
  for (const file of stale) rmSync(join(dist, file));
}

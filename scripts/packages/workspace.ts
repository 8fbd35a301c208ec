import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The folders of the published packages. */
export function packageFolders(): string[] {
  const packages = new URL("../../packages/", import.meta.url);
  return readdirSync(packages)
    .filter((folder) => {
      const manifest = readFileSync(new URL(`${folder}/package.json`, packages), "utf8");
      return JSON.parse(manifest).private !== true;
    })
    .sort();
}

/** A command that the workspace's packages bring. */
export function binary(name: string): string {
  return fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
}

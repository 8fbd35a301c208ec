import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The sources of all that a package's manifest names of its `dist`, by their place in it without the extension.
 *
 * What is packed from other packages has none.
 */
export function entriesOf(folder: string): Record<string, string> {
  const text = readFileSync(join(folder, "package.json"), "utf8");
  const { exports = {}, imports = {}, bin = {} } = JSON.parse(text);
  const stems = pathsIn([exports, imports, bin]).flatMap((path) => BUILT.exec(path)?.[1] ?? []);
  return Object.fromEntries(stems.map((stem) => [stem, join(folder, "src", `${stem}.ts`)]));
}

const BUILT = /^\.\/dist\/(?!packed\/)(.*)\.js$/;

function pathsIn(target: unknown): string[] {
  if (typeof target === "string") return [target];
  return Object.values(target ?? {}).flatMap(pathsIn);
}

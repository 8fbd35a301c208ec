import { posix } from "node:path";
import { importsOf } from "./code-of.ts";
import { LAYERS } from "./layers.ts";
import { type ImportTarget, readManifest, type SourceFile, sourceFiles } from "./workspace.ts";

const SOURCE = "@mcp-actors/source";

/** The files of a package that a browser may load: all that its entries reach, those for Node aside. */
export function portableFiles(folder: string): SourceFile[] {
  const { exports = {}, imports = {} } = readManifest(folder);
  const files = new Map(sourceFiles([folder]).map((file) => [file.inSource, file]));
  const reached = new Set<SourceFile>();
  const waiting = Object.entries(exports)
    .filter(([subpath]) => !LAYERS[folder]?.node.includes(subpath))
    .map(([, target]) => sourceOf(target));
  for (const path of waiting) {
    const file = files.get(path);
    if (file === undefined || reached.has(file)) continue;
    reached.add(file);
    for (const specifier of importsOf(file.text)) {
      if (specifier.startsWith("#")) waiting.push(sourceOf(imports[specifier] ?? ""));
      else waiting.push(posix.join(posix.dirname(path), specifier));
    }
  }
  return [...reached];
}

/** The specifiers under which entries for Node are imported. */
export function nodeEntries(): string[] {
  return Object.entries(LAYERS).flatMap(([folder, { node }]) =>
    node.map((subpath) => posix.join(readManifest(folder).name, subpath)),
  );
}

/** The source file that a target stands for where nothing but the defaults apply. */
function sourceOf(target: ImportTarget): string {
  if (typeof target === "string") return target.replace("./src/", "");
  return sourceOf(target[SOURCE] ?? target["default"] ?? "");
}

import { describe, expect, test } from "vitest";
import { bareCodeOf, importsOf } from "./code-of.ts";
import { LAYERS } from "./layers.ts";
import { nodeEntries, portableFiles } from "./portable-files.ts";
import { packageFolders, type SourceFile, sourceFiles } from "./workspace.ts";

const NODE_GLOBALS = /(?<![.\w$#])(?:process\.|Buffer\b|setImmediate\b|__dirname\b|NodeJS\.)/;

/** Modules of Node, and the libraries that stand on them. */
const FOR_NODE = /^(?:node:|undici(?:\/|$)|ws$)/;

const folders = packageFolders().filter((folder) => !LAYERS[folder]?.node.includes("."));

describe.each(folders)("package %s, as a browser loads it", (folder) => {
  const portable = portableFiles(folder);

  test("has files", () => {
    expect(portable.map(({ inSource }) => inSource)).toContain("index.ts");
  });

  test("imports nothing from Node", () => {
    const forNode = (specifier: string) =>
      FOR_NODE.test(specifier) || nodeEntries().includes(specifier);

    expect(pathsWhere(portable, ({ text }) => importsOf(text).some(forNode))).toEqual([]);
  });

  test("uses none of Node's globals", () => {
    expect(pathsWhere(portable, ({ text }) => NODE_GLOBALS.test(bareCodeOf(text)))).toEqual([]);
  });
});

test("Node's modules are named with their scheme", () => {
  const bare = ["child_process", "crypto", "events", "fs", "net", "path", "process", "stream"];
  const found = pathsWhere(sourceFiles(), ({ text }) =>
    importsOf(text).some((specifier) => bare.includes(specifier)),
  );

  expect(found).toEqual([]);
});

function pathsWhere(files: readonly SourceFile[], holds: (file: SourceFile) => boolean): string[] {
  return files.filter(holds).map(({ path }) => path);
}

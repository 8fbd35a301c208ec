import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { LAYERS } from "./layers.ts";
import { modulesOf } from "./modules-of.ts";
import { type ExportTarget, publishedFolders, ROOT, readManifest } from "./workspace.ts";

// Of what `pnpm build` made: `pnpm test` builds first.

describe.each(["client", "server"])("the built entry of %s", (folder) => {
  const modules = modulesOf(folder, `@mcp-actors/${folder}`);

  test("loads no more than 20 modules, and one of machine", () => {
    const ofMachine = modules.filter((url) => url.includes("/machine/"));

    expect(modules.length).toBeLessThanOrEqual(20);
    expect(ofMachine).toEqual([expect.stringMatching(/\/machine\/dist\/index\.js$/)]);
  });

  test("loads the classes of RxJS alone, in the one file they are packed into", () => {
    expect(modules.filter((url) => url.includes("rxjs"))).toEqual([
      expect.stringMatching(/\/transport\/dist\/packed\/rxjs\/index\.js$/),
    ]);
  });

  test("loads no views, answers and wires of clients", () => {
    const later = /open-live|declared-answers|dial-http|subscription|client-features/;

    expect(modules.filter((url) => later.test(url))).toEqual([]);
  });

  test("loads nothing of Node, no schema library and no wire", () => {
    expect(modules.filter((url) => /^node:|\/(?:zod|undici|ws)\//.test(url))).toEqual([]);
  });
});

test("the built program loads next to nothing before it keeps what is compiled", () => {
  const imports = loadedFrom([join(ROOT, "packages/cli/dist/bin.js")]).flatMap(
    (one) => one.imports,
  );

  expect(imports.filter((specifier) => !/^(?:node:|\.)/.test(specifier))).toEqual([]);
});

describe.each(publishedFolders())("what is built of %s", (folder) => {
  const { exports = {} } = readManifest(folder);
  const portable = Object.entries(exports)
    .filter(([subpath]) => !LAYERS[folder]?.node.includes(subpath))
    .flatMap(([, target]) => builtOf(folder, target));

  test("loads nothing from Node where a browser may load it", () => {
    const found = loadedFrom(portable).filter(({ imports }) =>
      imports.some((specifier) => specifier.startsWith("node:")),
    );

    expect(found.map(({ path }) => path)).toEqual([]);
  });

  test("leads to sources that are shipped", () => {
    // What only hands on other files has no map.
    for (const { path } of loadedFrom(portable).filter(({ path }) => existsSync(`${path}.map`))) {
      const { sources } = JSON.parse(readFileSync(`${path}.map`, "utf8"));
      for (const source of sources) expect(existsSync(join(dirname(path), source))).toBe(true);
    }
  });
});

interface BuiltFile {
  readonly path: string;
  readonly imports: readonly string[];
}

function builtOf(folder: string, target: ExportTarget): string[] {
  const path = typeof target === "string" ? undefined : target["default"];
  return path === undefined ? [] : [join(ROOT, "packages", folder, path)];
}

/** The files that are loaded with some: what is imported later, or by a name that conditions choose, is not. */
function loadedFrom(paths: readonly string[]): BuiltFile[] {
  const files = new Map<string, BuiltFile>();
  const waiting = [...paths];
  for (const path of waiting) {
    if (files.has(path)) continue;
    const code = readFileSync(path, "utf8");
    const statements = code.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];$/gm);
    const imports = [...statements].map(([, specifier]) => specifier ?? "");
    files.set(path, { path, imports });
    const near = imports.filter((specifier) => specifier.startsWith("."));
    waiting.push(...near.map((specifier) => join(dirname(path), specifier)));
  }
  return [...files.values()];
}

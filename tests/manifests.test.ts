import { describe, expect, test } from "vitest";
import { LAYERS } from "./layers.ts";
import {
  type ExportTarget,
  type Manifest,
  packageFolders,
  publishedFolders,
  readManifest,
  readText,
} from "./workspace.ts";

const BUILD = /^tsc -b && rolldown -c \.\.\/\.\.\/scripts\/bundle\/rolldown\.config\.ts(?: && |$)/;
const SOURCE = "@mcp-actors/source";

test("the scripts of the workspace run turbo without its telemetry", () => {
  const { scripts = {} } = JSON.parse(readText("package.json")) as Manifest;
  const turbos = Object.values(scripts).filter((script) => /\bturbo\b/.test(script));

  expect(turbos.length).toBeGreaterThan(5);
  for (const script of turbos) expect(script).toMatch(/^node scripts\/turbo\.mjs run build\b/);
});

test("every package has a place in the layers", () => {
  expect(packageFolders()).toEqual(Object.keys(LAYERS).sort());
});

describe.each(publishedFolders())("the manifest of %s", (folder) => {
  const manifest = readManifest(folder);

  test("has the fields that every package has", () => {
    expect(manifest).toMatchObject({
      name: folder === "cli" ? "mcp-actors" : `@mcp-actors/${folder}`,
      description: expect.stringMatching(/^[A-Z].{20,}\.$/),
      license: "Apache-2.0",
      type: "module",
      keywords: expect.arrayContaining(["mcp", "model-context-protocol"]),
      // What is imported for what it does alone must not be left out.
      sideEffects:
        folder === "inspector"
          ? ["./src/register/register.ts", "./dist/register/register.js"]
          : false,
      engines: { node: ">=20.19" },
      files: ["dist", "src", "!**/*.tsbuildinfo"],
      publishConfig: { access: "public" },
      // One with a page builds that after its types.
      scripts: { build: expect.stringMatching(BUILD) },
    });
  });

  test("exports the source of each entry beside what is built from it", () => {
    expect(manifest.exports).toEqual(withSources(manifest));
  });

  test("publishes the same entries without the source", () => {
    expect(manifest.publishConfig?.exports).toEqual(withoutSources(manifest));
  });
});

/** The exports as they must be: for each entry its source, its types and its code, in that order, and before that what is packed for Node. */
function withSources(manifest: Manifest): Record<string, ExportTarget> {
  return mapExports(manifest, (target) => {
    const stem = target["default"]?.replace(/^\.\/dist\/(.*)\.js$/, "$1");
    return {
      [SOURCE]: `./src/${stem}.ts`,
      types: `./dist/${stem}.d.ts`,
      ...(target["node"] && { node: `./dist/packed/${stem}.js` }),
      default: `./dist/${stem}.js`,
    };
  });
}

function withoutSources(manifest: Manifest): Record<string, ExportTarget> {
  return mapExports(manifest, ({ [SOURCE]: _source, ...published }) => published);
}

function mapExports(
  { exports = {} }: Manifest,
  change: (target: Exclude<ExportTarget, string>) => ExportTarget,
): Record<string, ExportTarget> {
  return Object.fromEntries(
    Object.entries(exports).map(([subpath, target]) => [
      subpath,
      typeof target === "string" ? target : change(target),
    ]),
  );
}

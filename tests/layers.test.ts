import { describe, expect, test } from "vitest";
import { importsOf } from "./code-of.ts";
import { LAYERS } from "./layers.ts";
import { packageFolders, readManifest, readText, sourceFiles } from "./workspace.ts";

test("the workspace's own manifest has no run-time dependency, which every package could see", () => {
  expect(JSON.parse(readText("package.json"))).not.toHaveProperty("dependencies");
});

describe.each(packageFolders())("package %s", (folder) => {
  const { dependencies: allowed, peers = [] } = LAYERS[folder] ?? { dependencies: [] };

  test("depends on what its layer may depend on", () => {
    const declared = Object.keys(readManifest(folder).dependencies ?? {}).sort();

    expect(declared).toEqual([...allowed].sort());
  });

  test("takes from whoever uses it what it may, and asks for it of nobody else", () => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder);

    expect(Object.keys(peerDependencies)).toEqual([...peers]);
    expect(peerDependenciesMeta).toEqual(
      Object.fromEntries(peers.map((name) => [name, { optional: true }])),
    );
  });

  test("imports only what it depends on", () => {
    const foreign = sourceFiles([folder]).flatMap(({ path, text }) =>
      importsOf(text)
        .filter((specifier) => !/^(\.{1,2}\/|#|node:)/.test(specifier))
        .filter((specifier) => ![...allowed, ...peers].includes(packageOf(specifier)))
        .map((specifier) => `${path}: ${specifier}`),
    );

    expect(foreign).toEqual([]);
  });

  test("is built after the packages it depends on", () => {
    const { references = [] } = JSON.parse(readText(`packages/${folder}/tsconfig.json`)) as {
      references?: { path: string }[];
    };
    const internal = allowed.filter((name) => name.startsWith("@mcp-actors/"));

    expect(references.map(({ path }) => path.replace("../", "@mcp-actors/")).sort()).toEqual(
      internal.sort(),
    );
  });
});

test("the record of the layers names every package, and what each may depend on from outside", () => {
  const record = readText("docs/decisions/0002-layers-and-packages.md");
  const unsaid = Object.entries(LAYERS).flatMap(([folder, { dependencies, peers = [] }]) => {
    const row = record.split("\n").find((line) => line.startsWith(`| \`${folder}\` |`)) ?? "";
    const outside = [...dependencies, ...peers].filter((name) => !name.startsWith("@mcp-actors/"));
    return row === "" ? [folder] : outside.filter((name) => !row.includes(name));
  });

  expect(unsaid).toEqual([]);
});

test("only the schemas load Zod", () => {
  const loading = sourceFiles(["protocol"])
    .filter(({ text }) => importsOf(text).some((specifier) => packageOf(specifier) === "zod"))
    .map(({ inSource }) => inSource);

  expect(loading.filter((path) => !path.startsWith("schema/"))).toEqual([]);
});

/** The package that a module specifier names: two segments where there is a scope, one otherwise. */
function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleChanged } from "../src/bundle-changed.ts";

const root = mkdtempSync(join(tmpdir(), "mcp-actors-dev-"));
const packages = join(root, "packages");
const source = join(packages, "one", "src", "index.ts");
const built = join(packages, "one", "dist", "index.js");

beforeAll(() => {
  writeFileSync(join(root, "package.json"), JSON.stringify({ type: "module" }));
  symlinkSync(
    fileURLToPath(new URL("../../../scripts", import.meta.url)),
    join(root, "scripts"),
    "junction",
  );
  for (const folder of ["one/src", "other/src"]) {
    mkdirSync(join(packages, folder), { recursive: true });
  }
  const build = "tsc -b && rolldown -c ../../scripts/bundle/rolldown.config.ts";
  const manifest = { type: "module", exports: "./dist/index.js", scripts: { build } };
  writeFileSync(join(packages, "one", "package.json"), JSON.stringify(manifest));
  writeFileSync(join(packages, "other", "package.json"), "{}");
});
afterAll(() => rmSync(root, { recursive: true }));

test("a package whose source is newer than its bundle is bundled, and only then", async () => {
  writeFileSync(source, "export const answer: number = 41;\n");
  expect(await bundleChanged(packages)).toEqual([]);
  expect(readFileSync(built, "utf8")).toContain("answer = 41");

  writeFileSync(built, "as it was");
  expect(await bundleChanged(packages)).toEqual([]);
  expect(readFileSync(built, "utf8")).toBe("as it was");
});

test("a source that cannot be bundled is told with its package", async () => {
  writeFileSync(source, "export const answer = ;\n");
  const later = Date.now() / 1000 + 10;
  utimesSync(source, later, later);
  const [fault] = await bundleChanged(packages);
  expect(fault).toContain(join(packages, "one"));
});

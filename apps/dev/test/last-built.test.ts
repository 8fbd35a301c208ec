import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lastBuilt } from "../src/last-built.ts";

const root = mkdtempSync(join(tmpdir(), "mcp-actors-dev-"));
afterAll(() => rmSync(root, { recursive: true }));

/** A package with one file that was written at a time, in seconds. */
function packageOf(name: string, time: number, dependencies: readonly string[] = []): string {
  const folder = join(root, name);
  mkdirSync(join(folder, "dist", "deep"), { recursive: true });
  mkdirSync(join(folder, "node_modules"));
  for (const other of dependencies) {
    symlinkSync(join(root, other), join(folder, "node_modules", other), "junction");
  }
  const named = Object.fromEntries(dependencies.map((other) => [other, "workspace:*"]));
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ dependencies: { ...named, rxjs: "1" } }),
  );
  writeFileSync(join(folder, "dist", "deep", "it.js"), "");
  utimesSync(join(folder, "dist", "deep", "it.js"), time, time);
  return folder;
}

test("a package is as new as the newest of what it depends on", () => {
  const far = packageOf("far", 100);
  packageOf("near", 50, ["far"]);
  const app = packageOf("app", 70, ["near"]);
  packageOf("stranger", 500);

  expect(lastBuilt(app)).toBe(100_000);
  writeFileSync(join(far, "dist", "types.d.ts"), "");
  expect(lastBuilt(app)).toBe(100_000);
});

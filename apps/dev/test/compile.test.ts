import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = mkdtempSync(join(tmpdir(), "mcp-actors-compile-"));
const program = fileURLToPath(new URL("../src/compile.ts", import.meta.url));
const source = join(root, "apps", "one", "src", "one.ts");
const compiled = join(root, "apps", "one", "dist", "one.js");

beforeAll(() => {
  mkdirSync(join(root, "apps", "one", "src"), { recursive: true });
  mkdirSync(join(root, "packages"));
  const config = {
    compilerOptions: { composite: true, rootDir: "src", outDir: "dist", types: [] },
  };
  writeFileSync(
    join(root, "tsconfig.json"),
    JSON.stringify({ files: [], references: [{ path: "apps/one" }] }),
  );
  writeFileSync(join(root, "apps", "one", "tsconfig.json"), JSON.stringify(config));
  writeFileSync(source, "export const answer: number = 41;\n");
});
afterAll(() => rmSync(root, { recursive: true }));

/** Compiles the workspace for as long as it is used. */
function compile(): AsyncDisposable & { until(line: string): Promise<readonly string[]> } {
  const child = spawn(process.execPath, [program, root], { stdio: ["ignore", "inherit", "pipe"] });
  const lines = createInterface({ input: child.stderr })[Symbol.asyncIterator]();
  return {
    async until(line) {
      const said: string[] = [];
      for (;;) {
        const { value, done } = await lines.next();
        if (done === true) throw new Error(`It ended, and had said ${said.join("\n")}`);
        said.push(value);
        if (value === line) return said;
      }
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, "exit");
    },
  };
}

test("each edit is compiled from the first round on, and what is wrong is told with its place", async () => {
  await using compiler = compile();
  expect(await compiler.until("Compiled")).toEqual(["Compiled"]);
  expect(readFileSync(compiled, "utf8")).toContain("answer = 41");

  writeFileSync(source, "export const answer: number = 42;\n");
  expect(await compiler.until("Compiled")).toEqual(["Compiled"]);
  expect(readFileSync(compiled, "utf8")).toContain("answer = 42");

  writeFileSync(source, 'export const answer: number = "43";\n');
  const [wrong] = await compiler.until("Compiled, with errors");
  expect(wrong).toMatch(/^apps\/one\/src\/one\.ts\(1,14\): error TS2322: /);

  const added = join(root, "apps", "one", "src", "deep", "other.ts");
  writeFileSync(source, "export const answer: number = 43;\n");
  mkdirSync(join(added, ".."));
  writeFileSync(added, "export const other = 1;\n");
  await expect
    .poll(() => existsSync(join(root, "apps", "one", "dist", "deep", "other.js")))
    .toBe(true);
});

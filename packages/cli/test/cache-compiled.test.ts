import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runBin } from "./run-bin.ts";

const root = mkdtempSync(join(tmpdir(), "mcp-actors-cache-"));
afterAll(() => rmSync(root, { recursive: true }));

test.runIf("enableCompileCache" in module)(
  "what was compiled is kept where nobody else may look",
  async () => {
    const ran = await runBin(["--version"], { env: { XDG_CACHE_HOME: root } });

    expect(ran.status).toBe(0);
    const kept = join(root, "mcp-actors");
    expect(statSync(kept).mode & 0o077).toBe(0);
    expect(readdirSync(kept)).not.toEqual([]);
  },
);

test("the program works where nothing can be kept", async () => {
  const file = join(root, "no-folder");
  writeFileSync(file, "");
  const readOnly = mkdtempSync(join(root, "read-only-"));
  chmodSync(readOnly, 0o500);

  for (const folder of [file, readOnly, "/proc/nowhere"]) {
    const ran = await runBin(["--version"], { env: { XDG_CACHE_HOME: folder } });

    expect(ran).toEqual({ status: 0, stdout: expect.stringMatching(/^\d/), stderr: "" });
  }
});

test("what others can reach is neither read nor written", async () => {
  for (const mode of [0o777, 0o750, 0o705]) {
    const kept = madeFolder(mode);
    const ran = await runBin(["--version"], { env: { XDG_CACHE_HOME: join(kept, "..") } });

    expect(ran.status).toBe(0);
    expect(readdirSync(kept)).toEqual([]);
  }
});

test.runIf(process.getuid?.() === 0)("what is another's is neither read nor written", async () => {
  const kept = madeFolder(0o700);
  chownSync(kept, 65_534, 65_534);
  const ran = await runBin(["--version"], { env: { XDG_CACHE_HOME: join(kept, "..") } });

  expect(ran.status).toBe(0);
  expect(readdirSync(kept)).toEqual([]);
});

test.each([
  ["there is no home", { HOME: "", XDG_CACHE_HOME: "" }],
  ["the place is a relative path", { HOME: "", XDG_CACHE_HOME: "caches" }],
  ["Node is told to keep nothing", { NODE_DISABLE_COMPILE_CACHE: "1" }],
  ["Node is told of a place of its own", { NODE_COMPILE_CACHE: join(root, "own") }],
])("nothing is made where %s", async (_, env) => {
  const cwd = mkdtempSync(join(root, "cwd-"));
  const ran = await runBin(["--version"], { cwd, env: { XDG_CACHE_HOME: cwd, ...env } });

  expect(ran.status).toBe(0);
  expect(readdirSync(cwd)).toEqual([]);
});

/** A folder that was there before, as anybody may have made it. */
function madeFolder(mode: number): string {
  const kept = join(mkdtempSync(join(root, "caches-")), "mcp-actors");
  mkdirSync(kept);
  chmodSync(kept, mode);
  return kept;
}

import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
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

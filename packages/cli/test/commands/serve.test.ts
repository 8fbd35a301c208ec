import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@mcp-actors/client";
import { filter, firstValueFrom } from "rxjs";
import { afterAll, expect, test } from "vitest";
import { BIN, runBin } from "../run-bin.ts";

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
afterAll(() => rmSync(folder, { recursive: true }));

const library = JSON.stringify(new URL("../../../server/src/index.ts", import.meta.url).href);

/** Writes a module that exports a server with one tool. */
function writeModule(name: string, tool: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `import { defineServer, tool } from ${library};
     const tools = { ${tool}: tool({ run: () => "done" }) };
     export default defineServer({ name: "served", version: "1.0.0", tools });`,
  );
  return file;
}

test("serves what a module exports by default", async () => {
  const [command, ...args] = [...BIN, "serve", writeModule("once.ts", "first")];

  await using client = await connect({ command: String(command), args });

  expect((await client.callTool("first")).content).toEqual([{ type: "text", text: "done" }]);
});

test("serves an edit of a module that it watches, and drops no client", async () => {
  const [command, ...args] = [...BIN, "serve", writeModule("watched.ts", "first"), "--watch"];
  await using client = await connect({ command: String(command), args });
  const changed = firstValueFrom(
    client.tools$.pipe(filter((tools) => tools.some(({ name }) => name === "second"))),
  );

  writeModule("watched.ts", "second");
  await changed;

  expect((await client.callTool("second")).isError).toBeFalsy();
});

test("a module that is not there is told of", async () => {
  const { status, stdout, stderr } = await runBin(["serve", join(folder, "nowhere.ts")]);

  expect(stdout).toBe("");
  expect(stderr).toContain("nowhere.ts");
  expect(status).not.toBe(0);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const library = JSON.stringify(new URL("../../server/src/index.ts", import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a module that exports a server with one tool, which says `done`; gives its path. */
export function writeModule(name: string, tool: string): string {
  return writeText(
    name,
    `import { defineServer, tool } from ${library};
     const tools = { ${tool}: tool({ run: () => "done" }) };
     export default defineServer({ name: "served", version: "1.0.0", tools });`,
  );
}

/** Writes a file that goes away after the tests; gives its path. */
export function writeText(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

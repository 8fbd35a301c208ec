import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SideName } from "./side.ts";

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    module: "nodenext",
    target: "es2022",
    lib: ["es2023", "dom"],
    types: [],
    skipLibCheck: true,
    noEmit: true,
  },
  files: ["server.ts"],
};

/** The source of a server with so many tools, and the packages that it imports from a folder. */
interface Source {
  readonly modules: URL;
  readonly packages: readonly string[];
  readonly text: (tools: number) => string;
}

const SOURCES: { readonly [name in SideName]: Source } = {
  ours: {
    modules: new URL("node_modules/", import.meta.url),
    packages: ["@mcp-actors/server", "zod"],
    text: (tools) => `import { defineServer, tool } from "@mcp-actors/server";
import { z } from "zod";

export const server = defineServer({
  name: "many",
  version: "1.0.0",
  tools: {
${each(tools, (index) => `find${index}: tool({ input: ${input(index)}, output: ${output(index)}, run: (args) => (${result(index)}) }),`)}
  },
});
`,
  },
  official: {
    modules: new URL("peers/node_modules/", import.meta.url),
    packages: ["@modelcontextprotocol/server", "zod"],
    text: (tools) => `import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

export const server = new McpServer({ name: "many", version: "1.0.0" });
${each(tools, (index) => `server.registerTool("find${index}", { inputSchema: ${input(index)}, outputSchema: ${output(index)} }, (args) => ({ content: [], structuredContent: ${result(index)} }));`)}
`,
  },
};

/** Writes a project in which one side defines so many tools with nested schemas, and gives its folder. */
export function createToolProject(side: SideName, tools: number): string {
  const { modules, packages, text } = SOURCES[side];
  const folder = mkdtempSync(join(tmpdir(), "claims-tools-"));
  for (const name of packages) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(fileURLToPath(new URL(name, modules)), link, "dir");
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
  writeFileSync(join(folder, "server.ts"), text(tools));
  return folder;
}

function each(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("\n");
}

// No two tools share a type, as no two would.
function input(index: number): string {
  return `z.object({ id${index}: z.string(), filter: z.object({ tags: z.array(z.string()), range: z.object({ from: z.number(), to: z.number().optional() }) }), mode: z.enum(["all${index}", "some"]) })`;
}

function output(index: number): string {
  return `z.object({ items: z.array(z.object({ name${index}: z.string(), score: z.number(), at: z.object({ x: z.number(), y: z.number() }) })), next: z.string().optional() })`;
}

function result(index: number): string {
  return `{ items: [{ name${index}: args.id${index}, score: args.filter.range.from, at: { x: 1, y: 2 } }] }`;
}

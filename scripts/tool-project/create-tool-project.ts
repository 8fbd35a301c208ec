import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Author, IMPORTS, type ManyTools, manyTools } from "./many-tools.ts";

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

/** A project to be written. */
export interface ToolProject extends ManyTools {
  readonly author: Author;
  /** The `node_modules` that its packages are taken from. */
  readonly modules: URL;
}

/** Writes a project of one module that defines many tools, and gives its folder: whoever asked removes it. */
export function createToolProject({ author, modules, ...tools }: ToolProject): string {
  const folder = mkdtempSync(join(tmpdir(), "many-tools-"));
  for (const name of IMPORTS[author]) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(fileURLToPath(new URL(name, modules)), link, "dir");
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(TSCONFIG));
  writeFileSync(join(folder, "server.ts"), manyTools(author, tools));
  return folder;
}

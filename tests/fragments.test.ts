import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { FRAGMENT_NAMES, FRAGMENT_SERVER } from "./fragment-names.ts";
import { committedFiles, packageFolders, ROOT, readManifest, readText } from "./workspace.ts";

/** A fenced block of TypeScript that no file of the repository holds. */
interface Fragment {
  /** The page and the line that it begins at. */
  readonly place: string;
  readonly text: string;
}

// What others wrote, and who depends on it.
const BORROWED = [
  ["zod", "packages/server"],
  ["xstate", "packages/server"],
  ["rxjs", "packages/client"],
  ["vitest", "."],
  ["@types/node", "."],
  ["@statelyai/inspect", "packages/inspector"],
] as const;

const folder = mkdtempSync(join(tmpdir(), "mcp-actors-"));
afterAll(() => rmSync(folder, { recursive: true }));

const fragments = committedFiles()
  .filter((path) => /^(?:README|docs\/(?!decisions)|packages\/[\w-]+\/README).*\.md$/.test(path))
  .flatMap((page) => fragmentsOf(page, readText(page)));

test("the fragments of programs on our pages hold against the types of the packages", async () => {
  expect(fragments.length).toBeGreaterThan(40);
  for (const [at, { text }] of fragments.entries()) write(`fragment-${at}.ts`, moduleOf(text));
  write("names.ts", FRAGMENT_NAMES);
  write("server.ts", FRAGMENT_SERVER);
  write("package.json", JSON.stringify({ type: "module" }));
  write("tsconfig.json", JSON.stringify(CONFIG));
  linkPackages();

  expect(await faultsIn(folder)).toEqual([]);
}, 60_000);

const CONFIG = {
  extends: join(ROOT, "tsconfig.base.json"),
  compilerOptions: {
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    customConditions: ["@mcp-actors/source"],
    types: ["node"],
  },
  // Of what has no types, the packages tell them.
  include: ["*.ts", join(ROOT, "packages/*/src/**/*.d.ts")],
};

function fragmentsOf(page: string, text: string): Fragment[] {
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ index, 1: shown = "" }) => ({
    place: `${page}:${text.slice(0, index).split("\n").length}`,
    text: shown,
  }));
}

/** A fragment that is the function of a tool is read as one. */
function moduleOf(text: string): string {
  if (!/^(?:async )?run\(/.test(text)) return `${text}\nexport {};\n`;
  return `tool({ input: z.object({ name: z.string(), by: z.number() }), ${text} });\nexport {};\n`;
}

function linkPackages(): void {
  for (const one of packageFolders()) {
    link(readManifest(one).name, join(ROOT, "packages", one));
  }
  for (const [name, of] of BORROWED) link(name, join(ROOT, of, "node_modules", name));
}

function link(name: string, target: string): void {
  const path = join(folder, "node_modules", name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, "junction");
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** What the compiler says of the fragments, each with the place of its page. */
async function faultsIn(project: string): Promise<string[]> {
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  const args = [tsc, "-p", project, "--pretty", "false"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: project }).catch(
    (error: { readonly stdout: string }) => error,
  );
  return stdout
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "))
    .map((line) =>
      line.replace(/^fragment-(\d+)\.ts/, (_file, at) => fragments[Number(at)]?.place ?? ""),
    );
}

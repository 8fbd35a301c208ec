import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The words that run a TypeScript file of the workspace from its sources. */
export const program = (path: string): readonly string[] => [
  process.execPath,
  "--conditions=@mcp-actors/source",
  path,
];

/** The words that run the program. */
export const BIN: readonly string[] = program(at("../src/bin.ts"));

/** Our everything server. */
export const OURS: readonly string[] = [
  ...program(at("../../../apps/everything-server/src/main.ts")),
  "--stdio",
];

/** The published server of the protocol's makers. */
export const THEIRS: readonly string[] = [
  process.execPath,
  fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js")),
  "stdio",
];

/** A server of these tests. */
export const fixture = (name: string): readonly string[] => program(at(`servers/${name}.ts`));

/** What a run of the program left behind. */
export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** What a run may want of its own. */
export interface BinOptions {
  readonly cwd?: string;
  /** The file that results go to; default is that they are collected. */
  readonly stdout?: number;
  /** Variables on top of ours. */
  readonly env?: { readonly [name: string]: string };
  /** Called once the program runs. */
  readonly meanwhile?: (child: ChildProcess) => unknown;
}

/** Runs the program as a person would, without a terminal. */
export async function runBin(words: readonly string[], options: BinOptions = {}): Promise<Ran> {
  const [command = "", ...args] = BIN;
  const child = spawn(command, [...args, ...words], {
    stdio: ["ignore", options.stdout ?? "pipe", "pipe"],
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
  });
  options.meanwhile?.(child);
  const seen = { stdout: "", stderr: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    seen.stdout += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    seen.stderr += text;
  });
  await once(child, "close");
  return { status: child.exitCode, ...seen };
}

/** The words of the program on a terminal of its own, as `script` of util-linux makes one. */
export function onTerminal(words: readonly string[]): readonly string[] {
  const line = [...BIN, ...words].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  return ["script", "--quiet", "--return", "--command", line, "/dev/null"];
}

import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { bundleChanged } from "./bundle-changed.ts";

const { resolve } = createRequire(import.meta.url);
const tsc = join(dirname(resolve("typescript/package.json")), "bin/tsc");
const run = promisify(execFile);

/** Compiles what changed in a workspace, and bundles what is bundled of it; gives what is wrong with it, in lines. */
export async function compileChanged(root: string): Promise<readonly string[]> {
  const wrong = await compile(root);
  return [...wrong, ...(await bundleChanged(join(root, "packages")))];
}

async function compile(root: string): Promise<readonly string[]> {
  const args = [tsc, "--build", "--pretty", "false"];
  try {
    await run(process.execPath, args, { cwd: root });
    return [];
  } catch (error) {
    // What it found it prints, on stdout; what it could not do is the message.
    const { message, stdout } = error as Error & { readonly stdout?: string };
    return (stdout || message).trimEnd().split(/\r?\n/);
  }
}

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Order } from "./child.ts";
import type { Sample } from "./scenario.ts";

const childFile = fileURLToPath(new URL("./child.ts", import.meta.url));

// Several times the longest that any child takes.
const PATIENCE = 120_000;

/** Measures in a fresh process, so that no implementation runs in what another has warmed or littered. */
export async function runChild(order: Order, nodeFlags: readonly string[] = []): Promise<Sample> {
  const args = [...nodeFlags, childFile, JSON.stringify(order)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: PATIENCE });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Sample;
}

import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Runs the client of an example as a reader would, and gives what it printed. */
export async function runExample(folder: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, "client.ts")]);
  return stdout;
}

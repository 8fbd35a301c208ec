import { run } from "./run.ts";
import { SystemTerminal } from "./terminal/system-terminal.ts";

/** How long what is left running, as by a module that was served, may hold the process, in ms. */
const GRACE = 1000;

/** Runs the command line of this process, which then ends. */
export async function main(): Promise<void> {
  const status = await run(process.argv.slice(2), new SystemTerminal(process));
  // The terminal may know better.
  process.exitCode ??= status;
  setTimeout(() => process.stdout.write("", () => process.exit()), GRACE).unref();
}

import { execFileSync } from "node:child_process";

/** Runs a command in a folder and gives what it printed; throws with all of it when it fails. */
export function runCommand(folder: string, command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")} failed\n${stdout}${stderr}`, { cause: error });
  }
}

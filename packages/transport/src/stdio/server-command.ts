import type { SpawnOptions } from "node:child_process";
import { statSync } from "node:fs";
import { type Environment, safeEnvironment } from "./safe-environment.ts";
import { windowsCommand } from "./windows-command.ts";

/** How a server process is started. */
export interface ServerCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

/** A program to start, and in what surroundings. */
export interface ServerCommandOptions {
  readonly command: string;
  readonly args?: readonly string[] | undefined;
  readonly env?: Environment | undefined;
  readonly cwd?: string | undefined;
  /** Whether its stderr is ours too, instead of a pipe. */
  readonly inheritsStderr: boolean;
}

/** Arguments for `spawn`: the safe environment, pipes, and a process group of its own. */
export function serverCommand(options: ServerCommandOptions): ServerCommand {
  const { command, args = [], cwd, inheritsStderr } = options;
  const env = safeEnvironment(options.env);
  const spawnOptions: SpawnOptions = {
    env,
    ...(cwd === undefined ? {} : { cwd }),
    stdio: ["pipe", "pipe", inheritsStderr ? "inherit" : "pipe"],
    // Leads a group, so that what it starts can be ended with it.
    detached: process.platform !== "win32",
    windowsHide: true,
  };
  if (process.platform !== "win32") return { file: command, args, options: spawnOptions };
  const found = windowsCommand(command, args, { env, cwd: cwd ?? process.cwd(), isFile });
  return {
    file: found.file,
    args: found.args,
    options: { ...spawnOptions, windowsVerbatimArguments: found.verbatim },
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

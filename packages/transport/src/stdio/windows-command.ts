import { win32 } from "node:path";
import { TransportError } from "../errors.ts";
import type { Environment } from "./safe-environment.ts";

/** What to hand to `spawn` on Windows. */
export interface WindowsCommand {
  readonly file: string;
  readonly args: readonly string[];
  /** Whether the arguments are already quoted, as `windowsVerbatimArguments` wants them. */
  readonly verbatim: boolean;
}

/** What a command is looked up in. */
export interface WindowsSurroundings {
  readonly env: Environment;
  readonly cwd: string;
  readonly isFile: (path: string) => boolean;
}

const EXTENSIONS = [".com", ".exe", ".bat", ".cmd"];
const SCRIPT = /\.(bat|cmd)$/i;
/** What cmd.exe reads as more than itself, blanks among it. */
const SPECIAL = /[()[\]%!^"`<>&|;, *?]/g;

/**
 * The command that starts a program on Windows, where only cmd.exe runs `.cmd` and `.bat` files.
 *
 * Arguments reach the program unchanged; a line break, which no quoting carries, is refused.
 */
export function windowsCommand(
  command: string,
  args: readonly string[],
  surroundings: WindowsSurroundings,
): WindowsCommand {
  const file = findProgram(command, surroundings) ?? command;
  if (!SCRIPT.test(file)) return { file, args, verbatim: false };
  const broken = args.findIndex((arg) => /[\r\n\0]/.test(arg));
  if (broken >= 0) {
    const what = `argument ${broken + 1} holds a line break`;
    throw new TransportError("unreachable", `Could not start ${command}: ${what}`);
  }
  const line = [escapeSpecial(win32.normalize(file)), ...args.map(quoteArgument)].join(" ");
  const shell = variable(surroundings.env, "COMSPEC") ?? "cmd.exe";
  return { file: shell, args: ["/d", "/s", "/c", `"${line}"`], verbatim: true };
}

/** Where a command is, found as cmd.exe finds it, save that the working directory is not searched for names. */
function findProgram(
  command: string,
  { env, cwd, isFile }: WindowsSurroundings,
): string | undefined {
  const isPath = /[\\/]/.test(command);
  const path = variable(env, "PATH") ?? "";
  const folders = isPath ? [cwd] : path.split(";").filter((folder) => folder !== "");
  const isWhole = EXTENSIONS.includes(win32.extname(command).toLowerCase());
  const endings = isWhole ? [""] : EXTENSIONS;
  return folders
    .flatMap((folder) => endings.map((ending) => win32.resolve(folder, command + ending)))
    .find(isFile);
}

function variable(env: Environment, name: string): string | undefined {
  const key = Object.keys(env).find((key) => key.toUpperCase() === name);
  return key === undefined ? undefined : env[key];
}

/** Quoted for the program's own reading of its command line, then for two readings by cmd.exe. */
function quoteArgument(arg: string): string {
  const quoted = `"${arg.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, "$1$1")}"`;
  // The script that is run hands its arguments on with %*, which cmd.exe reads once more.
  return escapeSpecial(escapeSpecial(quoted));
}

function escapeSpecial(text: string): string {
  return text.replace(SPECIAL, "^$&");
}

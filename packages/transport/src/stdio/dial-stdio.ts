import { type ChildProcess, spawn } from "node:child_process";
import { statSync } from "node:fs";
import type { MessageLimits } from "@mcp-actors/protocol";
import { Observable } from "rxjs";
import { LOCAL, type Transport } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { processChannel } from "./process-channel.ts";
import { serverCommand } from "./server-command.ts";
import { ServerProcess, type ShutdownGraces } from "./server-process.ts";

export interface DialStdioOptions extends MessageLimits {
  /** The program to start, found on the PATH; no shell reads it. */
  readonly command: string;
  readonly args?: readonly string[] | undefined;
  /** Variables on top of the safe few that every server process gets; ours are not passed on. */
  readonly env?: { readonly [name: string]: string } | undefined;
  readonly cwd?: string | undefined;
  /** Where its stderr goes; `pipe`, the default, keeps the last 8 KiB for the error that tells of its end. */
  readonly stderr?: "pipe" | "inherit" | ((text: string) => void) | undefined;
  /** Longest message that is read, in bytes; default 16 MiB. */
  readonly maxMessageBytes?: number | undefined;
  readonly shutdown?: ShutdownGraces | undefined;
  /** Hears the id of the process, which is that of its group too. */
  readonly onSpawn?: ((pid: number) => void) | undefined;
}

/**
 * Starts a server process and speaks with it on its stdin and stdout.
 *
 * Closing the channel ends stdin, then signals the whole process group: SIGTERM
 * after `eofGrace`, SIGKILL after `termGrace`. The group does not outlive this process.
 */
export function dialStdio(options: DialStdioOptions): Transport {
  return new Observable((subscriber) => {
    const child = start(options);
    child.on("error", (cause) => subscriber.error(unreachable(options, cause)));
    child.once("spawn", () => {
      const { pid, stdin, stdout } = child;
      if (pid === undefined || stdin === null || stdout === null) {
        throw new Error("unreachable: a spawned child has an id and pipes");
      }
      const server = new ServerProcess(child, pid, options.shutdown);
      if (subscriber.closed) {
        stdin.end();
        void server.end();
        return;
      }
      options.onSpawn?.(pid);
      const facts = { ...LOCAL, address: `pid ${pid}` };
      subscriber.next(processChannel(server, { stdin, stdout }, { ...options, facts }));
      subscriber.complete();
    });
  });
}

function start(options: DialStdioOptions): ChildProcess {
  const { stderr = "pipe" } = options;
  const command = serverCommand({ ...options, inheritsStderr: stderr === "inherit" });
  try {
    const child = spawn(command.file, command.args, command.options);
    child.stderr?.setEncoding("utf8");
    if (typeof stderr === "function") child.stderr?.on("data", stderr);
    return child;
  } catch (cause) {
    throw unreachable(options, cause);
  }
}

function unreachable(options: DialStdioOptions, cause: unknown): TransportError {
  const message = `Could not start ${options.command}: ${why(options, cause)}`;
  return new TransportError("unreachable", message, { cause });
}

function why({ command, cwd }: DialStdioOptions, cause: unknown): string {
  // The system reports a missing directory as if the program were missing.
  if (cwd !== undefined && !isDirectory(cwd)) return `working directory ${cwd} does not exist`;
  if (!(cause instanceof Error)) return String(cause);
  if (!("code" in cause) || cause.code !== "ENOENT") return cause.message;
  const [program, ...args] = command.trim().split(/\s+/);
  if (args.length === 0) return "command not found";
  const list = args.map((arg) => JSON.stringify(arg)).join(", ");
  return `command not found; if these are arguments, the target is { command: "${program}", args: [${list}] }`;
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

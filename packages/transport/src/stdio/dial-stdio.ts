import { type ChildProcess, spawn } from "node:child_process";
import { statSync } from "node:fs";
import type { MessageLimits } from "@mcp-actors/protocol";
import { Observable } from "#rxjs";
import { LOCAL, type Transport } from "../channel.ts";
import { TransportError } from "../errors.ts";
import { isThenable } from "../is-thenable.ts";
import { checkKeys } from "../options/check-keys.ts";
import type { StartedProcess } from "../started-process.ts";
import { unfailing } from "../unfailing.ts";
import { endWithHost, type HostedGroup } from "./end-with-host.ts";
import { processChannel } from "./process-channel.ts";
import { serverCommand } from "./server-command.ts";
import { ServerProcess, type ShutdownGraces } from "./server-process.ts";
import { DIAL_STDIO_KEYS, SHUTDOWN_KEYS } from "./stdio-keys.ts";
import { WatchedProcess } from "./watched-process.ts";

/** Which server process to start, and how. */
export interface DialStdioOptions extends MessageLimits {
  /** The program to start, found on the PATH; no shell reads it. */
  readonly command: string;
  /** Its arguments, as they are; default none. */
  readonly args?: readonly string[] | undefined;
  /** Variables on top of the safe few that every server process gets; ours are not passed on. */
  readonly env?: { readonly [name: string]: string } | undefined;
  /** The directory it runs in; default that of this process. */
  readonly cwd?: string | undefined;
  /**
   * Where its stderr goes; `pipe`, the default, keeps the last 8 KiB for the error that tells of its end. So does a
   * function, which hears it as well; what it throws or rejects is ignored.
   */
  readonly stderr?: "pipe" | "inherit" | ((text: string) => unknown) | undefined;
  /** Longest message that is read, in bytes; default 16 MiB. */
  readonly maxMessageBytes?: number | undefined;
  /** Unsent text above which one more message loses the channel, in UTF-16 units; default 268435456. */
  readonly outboxLimit?: number | undefined;
  /** How long it may leave what we send unread while our outbox is over its mark, in ms; then it is lost. Default 60,000. */
  readonly stallTimeout?: number | undefined;
  /** How long the process may take to end. */
  readonly shutdown?: ShutdownGraces | undefined;
  /** Hears the id of the process, which is that of its group too. Where it throws, the process is ended; what it rejects is ignored. */
  readonly onSpawn?: ((pid: number) => unknown) | undefined;
  /** Asked before each start: variables of whoever watches the process, which those of `env` go before. */
  readonly watch?: ((process: StartedProcess) => { readonly [name: string]: string }) | undefined;
}

/**
 * Starts a server process and speaks with it on its stdin and stdout.
 *
 * Closing the channel ends stdin, then signals the whole process group: SIGTERM
 * after `eofGrace`, SIGKILL after `termGrace`. The group does not outlive this process, be it that it exits or
 * that SIGHUP, SIGINT or SIGTERM ends it; a signal that you listen to is yours.
 */
export function dialStdio(options: DialStdioOptions): Transport {
  checkKeys("dialStdio", options, DIAL_STDIO_KEYS);
  checkKeys("shutdown", options.shutdown, SHUTDOWN_KEYS);
  return new Observable((subscriber) => {
    const group = endWithHost();
    const child = start(options, group);
    child.on("error", (cause) => subscriber.error(unreachable(options, cause)));
    const { pid, stdin, stdout } = child;
    // One that could not start says why in a moment.
    if (pid === undefined || stdin === null || stdout === null) return;
    const server = new ServerProcess({ child, pid, group }, options.shutdown);
    tellOf(server, options);
    const facts = { ...LOCAL, address: `pid ${pid}` };
    // It runs from now on, so whoever gives the dial up must be able to close it and see it gone.
    subscriber.next(processChannel(server, { stdin, stdout }, { ...options, facts }));
    subscriber.complete();
  });
}

/** Tells whoever wants to know which process it is; one that nobody gets to hold is ended. */
function tellOf(server: ServerProcess, { onSpawn }: DialStdioOptions): void {
  try {
    const hearing = onSpawn?.(server.pid);
    if (isThenable(hearing)) hearing.then(undefined, ignore);
  } catch (cause) {
    void server.end();
    throw cause;
  }
}

function ignore(): void {}

function start(options: DialStdioOptions, group: HostedGroup): ChildProcess {
  const { stderr = "pipe" } = options;
  const watched = new WatchedProcess();
  try {
    const env = { ...options.watch?.(watched), ...options.env };
    const command = serverCommand({ ...options, env, inheritsStderr: stderr === "inherit" });
    const child = spawn(command.file, command.args, command.options);
    watched.started(child);
    if (child.pid === undefined) group.ended();
    else group.started(child.pid);
    child.stderr?.setEncoding("utf8");
    if (typeof stderr === "function") child.stderr?.on("data", unfailing(stderr));
    return child;
  } catch (cause) {
    group.ended();
    watched.failed();
    throw cause instanceof TransportError ? cause : unreachable(options, cause);
  }
}

function unreachable(options: DialStdioOptions, cause: unknown): TransportError {
  const message = `Could not start ${options.command}: ${why(options, cause)}`;
  return new TransportError("unreachable", message, { cause });
}

function why({ command, cwd, args = [] }: DialStdioOptions, cause: unknown): string {
  if (!Array.isArray(args)) return `args must be an array of texts, not ${typeof args}`;
  // The system reports a missing directory as if the program were missing.
  if (cwd !== undefined && !isDirectory(cwd)) return `working directory ${cwd} does not exist`;
  if (!(cause instanceof Error)) return String(cause);
  if (!("code" in cause) || cause.code !== "ENOENT") return cause.message;
  const [program, ...rest] = command.trim().split(/\s+/);
  if (rest.length === 0) return "command not found";
  const list = rest.map((arg) => JSON.stringify(arg)).join(", ");
  return `command not found; if these are arguments, the target is { command: "${program}", args: [${list}] }`;
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

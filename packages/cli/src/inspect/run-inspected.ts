import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { inspectedVariables, type RunningHub } from "@mcp-actors/inspector/node";
import { messageOf } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";

/** How long what a program said last may take to come, in ms. */
const PATIENCE = 1000;

/** How long a program may take to end when it is told to, in ms, before it is killed. */
const TERM_GRACE = 10_000;

/** What a program is run with. */
export interface RunInspectedOptions {
  readonly running: RunningHub;
  /** Ends the program. */
  readonly signal: AbortSignal;
  /** How long it may take to, in ms, before it is killed; default 10,000. */
  readonly termGrace?: number;
}

/**
 * Runs a program, on this one's stdin and stdout, that tells a hub what its clients and servers do; gives its status.
 *
 * It does not outlive this one, however that exits.
 */
export async function runInspected(
  [command = "", ...args]: readonly string[],
  { running, signal, termGrace = TERM_GRACE }: RunInspectedOptions,
): Promise<number> {
  const child = spawn(command, args, { stdio: "inherit", env: inspectedVariables(running) });
  const kill = () => child.kill("SIGKILL");
  let patience: NodeJS.Timeout | undefined;
  const stop = () => {
    child.kill();
    patience = setTimeout(kill, termGrace);
  };
  signal.addEventListener("abort", stop);
  process.on("exit", kill);
  try {
    await once(child, "exit");
  } catch (cause) {
    throw new UsageError(`Cannot start ${command}: ${messageOf(cause)}`, { cause });
  } finally {
    clearTimeout(patience);
    signal.removeEventListener("abort", stop);
    process.off("exit", kill);
  }
  await Promise.race([running.hub.unattended(), passed(PATIENCE)]);
  const { exitCode, signalCode } = child;
  return exitCode ?? 128 + constants.signals[signalCode ?? "SIGTERM"];
}

function passed(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

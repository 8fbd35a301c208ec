import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { inspectedVariables, type RunningHub } from "@mcp-actors/inspector/node";
import { messageOf } from "@mcp-actors/protocol";
import { UsageError } from "../exit/usage-error.ts";

/** How long what a program said last may take to come, in ms. */
const PATIENCE = 1000;

/** What a program is run with. */
export interface RunInspectedOptions {
  readonly running: RunningHub;
  /** Ends the program. */
  readonly signal: AbortSignal;
}

/** Runs a program, on this one's stdin and stdout, that tells a hub what its clients and servers do; gives its status. */
export async function runInspected(
  [command = "", ...args]: readonly string[],
  { running, signal }: RunInspectedOptions,
): Promise<number> {
  const child = spawn(command, args, { stdio: "inherit", env: inspectedVariables(running) });
  const stop = () => child.kill();
  signal.addEventListener("abort", stop);
  try {
    await once(child, "exit");
  } catch (cause) {
    throw new UsageError(`Cannot start ${command}: ${messageOf(cause)}`, { cause });
  } finally {
    signal.removeEventListener("abort", stop);
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

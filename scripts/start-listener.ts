import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** A program to start that listens on a port. */
export interface ListenerProgram {
  /** Default this Node. */
  readonly command?: string;
  readonly args: readonly string[];
  /** All the variables that it gets. */
  readonly env?: { readonly [name: string]: string };
  readonly cwd?: string;
}

/** A program that listens on a port of this machine, until it is disposed of. */
export interface Listener extends AsyncDisposable {
  readonly port: number;
}

/** Longest that a program may take to listen, in ms. */
const PATIENCE = 60_000;

/** Starts a program on a free port, and settles when it listens there. */
export async function startListener(
  program: (port: number) => ListenerProgram | Promise<ListenerProgram>,
): Promise<Listener> {
  const port = await freePort();
  const { command = process.execPath, args, env = {}, cwd } = await program(port);
  // A group of its own, for some are launchers that leave the program behind which they started.
  const child = spawn(command, args, {
    env,
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  }
  const kill = () => killGroup(child);
  process.once("exit", kill);
  const end = async () => {
    process.off("exit", kill);
    const ended = hasEnded(child) ? undefined : once(child, "exit");
    kill();
    await ended;
  };
  try {
    await Promise.race([listening(port, child), failing(child)]);
  } catch (cause) {
    await end();
    throw new Error(`${command} does not listen on ${port}:\n${output.join("")}`, { cause });
  }
  return { port, [Symbol.asyncDispose]: end };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  const since = Date.now();
  while (!(await accepts(port))) {
    if (hasEnded(child)) return;
    if (Date.now() - since > PATIENCE) throw new Error(`Nobody listens after ${PATIENCE} ms`);
    await wait(25);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    // As clients do that are told "localhost": there are servers on ::1 alone.
    const socket = connect({ port, host: "localhost" });
    socket.on("connect", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });
}

async function failing(child: ChildProcess): Promise<never> {
  const [code, signal] = await once(child, "exit");
  throw new Error(`It ended with ${code ?? signal}`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Ends a program and whatever it started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nobody of the group is left.
  }
}

import type { ChildProcess } from "node:child_process";
import type { ProcessRemains } from "../errors.ts";
import type { HostedGroup } from "./end-with-host.ts";
import { groupEnds, signalGroup } from "./process-group.ts";
import { TextTail } from "./text-tail.ts";

const STDERR_TAIL = 8 * 1024;
/** How long the pipes of a process that exited may stay open before they are given up, in ms. */
const PIPE_GRACE = 250;
/** How long a killed group may take to vanish, in ms. */
const KILL_GRACE = 500;

/** How long each step of ending a server process may take. */
export interface ShutdownGraces {
  /** From the end of its stdin to SIGTERM, in ms; default 500. */
  readonly eofGrace?: number | undefined;
  /** From SIGTERM to SIGKILL, in ms; default 2000. */
  readonly termGrace?: number | undefined;
}

/** A child that was spawned, and the group that it leads. */
export interface SpawnedServer {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly group: HostedGroup;
}

/** A spawned child that serves on its stdio, and the group of processes that it leads. */
export class ServerProcess {
  readonly pid: number;
  readonly eofGrace: number;
  readonly termGrace: number;
  /** Settles when the child has exited and its pipes are read to their end, or were given up. */
  readonly exited: Promise<ProcessRemains>;
  readonly #child: ChildProcess;
  readonly #stderr = new TextTail(STDERR_TAIL);
  readonly #group: HostedGroup;
  #ended: Promise<void> | undefined;

  constructor({ child, pid, group }: SpawnedServer, graces: ShutdownGraces = {}) {
    this.#child = child;
    this.#group = group;
    this.pid = pid;
    this.eofGrace = graces.eofGrace ?? 500;
    this.termGrace = graces.termGrace ?? 2000;
    child.stderr?.on("data", (text: string) => this.#stderr.append(text));
    this.exited = this.#watchExit();
    // A wrapper that exits may leave the real server behind.
    void this.exited.then(() => this.end());
  }

  /**
   * Ends the child and its group, whose stdin was ended before: waits, then SIGTERM, then SIGKILL.
   * Settles when all of them are gone and their pipes are read, within the graces and a second.
   */
  end(): Promise<void> {
    this.#ended ??= this.#end();
    return this.#ended;
  }

  async #end(): Promise<void> {
    const isGone =
      (await groupEnds(this.pid, this.eofGrace)) ||
      (await this.#signal("SIGTERM", this.termGrace)) ||
      (await this.#signal("SIGKILL", KILL_GRACE));
    this.#group.ended();
    // What it said last may still be in its pipes.
    if (isGone) await this.exited;
    // What left the group may still hold the pipes.
    for (const pipe of this.#child.stdio) pipe?.destroy();
  }

  #signal(signal: NodeJS.Signals, grace: number): Promise<boolean> {
    signalGroup(this.pid, signal);
    return groupEnds(this.pid, grace);
  }

  #watchExit(): Promise<ProcessRemains> {
    return new Promise((resolve) => {
      this.#child.once("exit", (code, signal) => {
        const settle = () =>
          resolve({
            exitCode: code ?? undefined,
            signal: signal ?? undefined,
            stderr: this.#stderr.toString(),
          });
        // One more turn lets what is already in the pipe be read.
        const givenUp = setTimeout(() => setImmediate(settle), PIPE_GRACE);
        this.#child.once("close", () => {
          clearTimeout(givenUp);
          settle();
        });
      });
    });
  }
}

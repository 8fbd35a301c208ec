import type { StartedProcess } from "@mcp-actors/transport";

/** The process that an end has started last, as its server. */
export class DrivenProcess {
  #process: StartedProcess | undefined;

  /** Whether there is one, which may be over. */
  get exists(): boolean {
    return this.#process !== undefined;
  }

  /** It is about to be started. */
  starts(process: StartedProcess): void {
    this.#process = process;
  }

  /** Kills it with SIGKILL; false where it does not run. */
  kill(): boolean {
    return this.#process?.kill() === true;
  }
}

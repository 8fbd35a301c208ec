import type { ChildProcess } from "node:child_process";
import type { StartedProcess } from "../started-process.ts";
import { signalGroup } from "./process-group.ts";

/** A process from before it is started, for whoever is asked what it is started with. */
export class WatchedProcess implements StartedProcess {
  readonly ended: Promise<void>;
  #end: () => void = () => {};
  #pid: number | undefined;

  constructor() {
    this.ended = new Promise((resolve) => {
      this.#end = () => {
        // Its id may be that of another by and by.
        this.#pid = undefined;
        resolve();
      };
    });
  }

  /** It is this one. */
  started(child: ChildProcess): void {
    this.#pid = child.pid;
    child.once("exit", this.#end);
    child.once("error", this.#end);
  }

  /** It could not be started. */
  failed(): void {
    this.#end();
  }

  kill(): boolean {
    if (this.#pid === undefined) return false;
    signalGroup(this.#pid, "SIGKILL");
    return true;
  }
}

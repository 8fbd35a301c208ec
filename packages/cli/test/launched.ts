import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { BIN } from "./run-bin.ts";

const LAUNCHER = `
  const [words, stdio] = JSON.parse(process.argv[1]);
  const { spawn } = require("node:child_process");
  const { pid, stdout, stderr } = spawn(words[0], words.slice(1), { stdio });
  process.stderr.write("pid " + pid + "\\n");
  for (const output of [stdout, stderr]) output?.pipe(process.stderr);
`;

/** How the program is launched. */
export interface LaunchOptions {
  /** Whether its pipes outlive the launcher, for the launcher has them from us. Default false. */
  readonly inherits?: boolean;
  readonly env?: { readonly [name: string]: string };
  /** What stands between the launcher and the program. Default nothing. */
  readonly through?: readonly string[];
}

/** The program, started by a process that is ours to kill. */
export class Launched implements AsyncDisposable {
  /** Settles when the program is gone, however it was. */
  readonly gone: Promise<unknown>;
  readonly #launcher: ChildProcess;
  #said = "";

  constructor(words: readonly string[], options: LaunchOptions = {}) {
    const { inherits = false, env = {}, through = [] } = options;
    const pipe = inherits ? "inherit" : "pipe";
    const launched = JSON.stringify([
      [...through, ...BIN, ...words],
      ["pipe", pipe, pipe, 3],
    ]);
    this.#launcher = spawn(process.execPath, ["-e", LAUNCHER, launched], {
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      env: { ...process.env, npm_command: "run", ...env },
    });
    const { stdout, stderr, stdio } = this.#launcher;
    stdout?.resume();
    stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.#said += text;
    });
    // Nobody writes to it: it ends with the last process that holds it.
    const held = stdio[3] as Readable;
    this.gone = once(held.resume(), "close");
  }

  /** Settles with what a pattern finds in what the program says and prints. */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.#said);
      if (found !== null) return found[1] ?? found[0];
      await once(this.#launcher.stderr as Readable, "data");
    }
  }

  async orphan(): Promise<void> {
    const exited = once(this.#launcher, "exit");
    this.#launcher.kill("SIGKILL");
    await exited;
  }

  /** Ends the program, if it still runs. */
  async [Symbol.asyncDispose](): Promise<void> {
    try {
      process.kill(Number(await this.says(/pid (\d+)/)), "SIGKILL");
    } catch {
      // It is gone.
    }
    this.#launcher.kill("SIGKILL");
    await this.gone;
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/** A bare node process that a test speaks with over its pipes. */
export interface StartedProcess {
  readonly stdin: Writable;
  readonly stdoutStream: Readable;
  /** What it wrote so far. */
  stdout(): string;
  stderr(): string;
  ask(id: number, method: string, params?: object): void;
  /** Settles when that many lines were written to stdout. */
  lines(count: number): Promise<void>;
  /** Settles when a text was written to stderr. */
  says(text: string): Promise<void>;
  readonly exited: Promise<unknown>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

export function startProcess(args: readonly string[]): StartedProcess {
  const child = spawn(process.execPath, args, { stdio: "pipe" });
  const { stdin } = child;
  const stdout = gather(child.stdout);
  const stderr = gather(child.stderr);
  const exited = once(child, "exit");
  stdin.on("error", () => {});
  return {
    stdin,
    stdoutStream: child.stdout,
    stdout: stdout.text,
    stderr: stderr.text,
    ask: (id, method, params) => {
      stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`);
    },
    lines: (count) => stdout.when((text) => text.split("\n").length > count),
    says: (wanted) => stderr.when((text) => text.includes(wanted)),
    exited,
    kill: async (signal = "SIGKILL") => {
      child.kill(signal);
      await exited;
    },
  };
}

function gather(stream: Readable) {
  let text = "";
  const looks = new Set<() => void>();
  const onData = (chunk: string) => {
    text += chunk;
    for (const look of looks) look();
  };
  stream.setEncoding("utf8").on("data", onData);
  return {
    text: () => text,
    when: (isMet: (text: string) => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (isMet(text)) resolve();
        };
        looks.add(look);
        look();
      }),
  };
}

import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { ImplementationName } from "../implementations.ts";
import type { Kind, RestingPlace } from "./http-module.ts";
import type { Question } from "./server-program.ts";

const program = fileURLToPath(new URL("./server-program.ts", import.meta.url));

/** Whose server it is, of which kind. */
export interface ServerProcessOptions {
  readonly implementation: ImplementationName;
  readonly kind: Kind;
  /** Tools beside those of every server; default 0. */
  readonly tools?: number | undefined;
  /** Where its sessions rest at once; default not at all, for as long as anything takes that is measured. */
  readonly rest?: RestingPlace | undefined;
}

/** An HTTP server in a process of its own, which ends with this one at the latest. */
export class ServerProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start({ implementation, kind, tools = 0, rest }: ServerProcessOptions) {
    const child = fork(program, [implementation, kind, String(tools), rest ?? ""]);
    const [url] = await answerOf(child);
    return new ServerProcess(child, String(url));
  }

  /** CPU time so far, in µs, or bytes in use. */
  async ask(question: Question): Promise<number> {
    this.#child.send(question);
    const [answer] = await answerOf(this.#child);
    return Number(answer);
  }

  stop(): void {
    this.#child.disconnect();
  }
}

/** The next thing that a child tells; rejects where it ends instead. */
async function answerOf(child: ChildProcess): Promise<readonly unknown[]> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, "exit", { signal }).then(([code]) => {
    throw new Error(`Server ended with ${String(code)}`);
  });
  try {
    return await Promise.race([once(child, "message", { signal }), ended]);
  } finally {
    ended.catch(() => {});
    over.abort();
  }
}

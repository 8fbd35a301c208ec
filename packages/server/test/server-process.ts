import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { JsonRpcNotification, Params, RequestId } from "@mcp-actors/protocol";
import type { Reply } from "./raw-client.ts";

interface Heard extends JsonRpcNotification {
  readonly id?: RequestId;
}

/** A server in a process of its own, spoken with by hand over its pipes. */
export class ServerProcess implements AsyncDisposable {
  readonly child: ChildProcess;
  /** Settles with the exit code and the signal, once the process is gone. */
  readonly exited: Promise<unknown[]>;
  readonly #waiting = new Map<unknown, (reply: Reply) => void>();
  readonly #hearing: ((heard: Heard) => void)[] = [];
  #stderr = "";
  #lastId = 0;

  /** @param script - A file of `fixtures`, and the arguments that follow it. */
  constructor(script: string, ...args: readonly string[]) {
    const path = fileURLToPath(new URL(`fixtures/${script}`, import.meta.url));
    const options = ["--conditions=@mcp-actors/source", "--disable-warning=ExperimentalWarning"];
    this.child = spawn(process.execPath, [...options, path, ...args], { stdio: "pipe" });
    this.exited = once(this.child, "exit");
    const { stdin, stdout, stderr } = this.child;
    if (stdin === null || stdout === null || stderr === null) throw new Error("No pipes");
    stdin.on("error", () => {});
    stderr.setEncoding("utf8").on("data", (chunk: string) => {
      this.#stderr += chunk;
    });
    createInterface({ input: stdout }).on("line", (line) => this.#receive(JSON.parse(line)));
  }

  get stderr(): string {
    return this.#stderr;
  }

  request(method: string, params?: Params): Promise<Reply> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.send({ id, method, params });
    });
  }

  /** The next notification or request of a method. */
  heard(method: string): Promise<Heard> {
    return new Promise((resolve) => {
      this.#hearing.push((heard) => {
        if (heard.method === method) resolve(heard);
      });
    });
  }

  send(message: object): void {
    this.child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }

  /** Settles when a text was written to stderr. */
  says(text: string): Promise<void> {
    return new Promise((resolve) => {
      const look = () => this.#stderr.includes(text) && resolve();
      this.child.stderr?.on("data", look);
      look();
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill("SIGKILL");
    await this.exited;
  }

  #receive(message: Reply & Partial<Heard>): void {
    const { method, ...others } = message;
    if (method === undefined) this.#waiting.get(message.id)?.(message);
    else for (const hear of [...this.#hearing]) hear({ ...others, jsonrpc: "2.0", method });
  }
}

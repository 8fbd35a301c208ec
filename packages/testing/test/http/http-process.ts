import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { serverProcess } from "../server-process.ts";

/** A server process that is reached over HTTP. */
export class HttpProcess {
  readonly url: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** Starts one; settles when it listens. */
  static async start(port = "0"): Promise<HttpProcess> {
    const { command, args = [] } = serverProcess("http-story-server", port);
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
    const [url] = await once(createInterface(child.stdout), "line");
    return new HttpProcess(child, String(url));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Settles when it next writes to stderr. */
  async wrote(): Promise<void> {
    if (this.#child.stderr !== null) await once(this.#child.stderr, "data");
  }

  /** Ends it as the system does that has no memory left; settles when it is gone. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const closed = once(this.#child, "close");
    this.#child.kill("SIGKILL");
    await closed;
  }

  /** Another process at the place of this one. */
  async revive(): Promise<HttpProcess> {
    await this.kill();
    return HttpProcess.start(new URL(this.url).port);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill();
  }
}

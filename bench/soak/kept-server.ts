import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const FILE = fileURLToPath(new URL("./http-server.ts", import.meta.url));

/** A server process that is reached over HTTP, and started anew at the same port whenever it dies. */
export class KeptServer {
  readonly url: string;
  readonly #port: string;
  #child: ChildProcess;
  #isOver = false;

  private constructor(child: ChildProcess, port: string) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}/mcp`;
    this.#child = child;
    this.#keep();
  }

  static async start(): Promise<KeptServer> {
    const child = spawn(process.execPath, [FILE], { stdio: ["ignore", "pipe", "inherit"] });
    const [port] = await once(createInterface(child.stdout), "line");
    return new KeptServer(child, String(port));
  }

  async close(): Promise<void> {
    this.#isOver = true;
    const closed = once(this.#child, "close");
    this.#child.kill("SIGKILL");
    await closed;
  }

  #keep(): void {
    this.#child.once("close", () => {
      if (this.#isOver) return;
      this.#child = spawn(process.execPath, [FILE, this.#port], { stdio: "ignore" });
      this.#keep();
    });
  }
}

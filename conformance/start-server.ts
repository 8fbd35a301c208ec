import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../apps/everything-server/dist/main.js", import.meta.url));

/** Starts the server under test on a free port, and stops it when disposed of. */
export async function startServer(): Promise<{ readonly url: string } & AsyncDisposable> {
  const child = spawn(process.execPath, [main, "--http", "--port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const exited = once(child, "exit");
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    const url = /http:\/\/\S+\/mcp/.exec(line)?.[0];
    if (url === undefined) continue;
    // What it says later is nothing to wait for, but must not fill the pipe.
    child.stderr.resume();
    return {
      url,
      async [Symbol.asyncDispose]() {
        child.kill();
        await exited;
      },
    };
  }
  throw new Error(`The server told no address:\n${lines.join("\n")}`);
}

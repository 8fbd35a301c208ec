import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../apps/dev/src/main.ts", import.meta.url));

/** A row of its table: a name, what is there, and where. */
const ROW = /^ {2}(\S+(?: \S+)?) +.* (\S+:\S+)$/;

/** `pnpm dev`, running, and where its pages are. */
export interface Dev extends AsyncDisposable {
  readonly playground: string;
  /** The inspector, with its token in the fragment. */
  readonly inspector: string;
  /** A server over HTTP that it runs. */
  readonly everythingHttp: string;
}

/** Runs `pnpm dev` of the sources on ports of its own; settles when all of it listens. */
export async function startDev(): Promise<Dev> {
  // Beneath the ports that Linux gives to whoever asks for any.
  const offset = String(10_000 + Math.floor(Math.random() * 16_000));
  const child = spawn(process.execPath, ["--conditions=@mcp-actors/source", MAIN], {
    env: { ...process.env, MCP_ACTORS_PORT_OFFSET: offset },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "close");
  const urls = new Map<string, string>();
  const listening = new Promise<void>((resolve, reject) => {
    // Read to its end: what is written to a pipe that nobody reads ends the writer.
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, name = "", url = ""] = ROW.exec(line) ?? [];
      if (url !== "" && !urls.has(name)) urls.set(name, url);
      if (line.includes("Ctrl-C")) resolve();
    });
    void exited.then(() => reject(new Error("pnpm dev ended before all of it listened")));
  });
  await listening;
  return {
    playground: urls.get("playground") ?? "",
    inspector: urls.get("inspector") ?? "",
    everythingHttp: urls.get("everything http") ?? "",
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** An app of this workspace that runs as a process of its own. */
export interface Program extends AsyncDisposable {
  /** Where it serves, in the order that it said so. */
  readonly urls: readonly string[];
}

/** Starts an app, and settles when it has said of so many places that it serves them. */
export async function startProgram(
  app: string,
  args: readonly string[],
  places = 1,
): Promise<Program> {
  const main = fileURLToPath(new URL(`../../apps/${app}/dist/main.js`, import.meta.url));
  const child = spawn(process.execPath, [main, ...args], { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(child, "exit");
  let said = "";
  for await (const chunk of child.stderr.setEncoding("utf8")) {
    said += chunk;
    if (served(said).length >= places) break;
  }
  const urls = served(said);
  if (urls.length < places) throw new Error(`${app} ended before it served: ${said}`);
  return {
    urls,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function served(said: string): readonly string[] {
  return [...said.matchAll(/Serving (\S+)/g)].map(([, url = ""]) => url);
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { paint, print } from "./terminal.ts";

// The development loop: what changes is compiled, and whenever all of it holds the demo is told anew.

const MAIN = fileURLToPath(new URL("main.js", import.meta.url));

const compiler = spawn("tsc", ["--build", "--watch", "--preserveWatchOutput"], {
  stdio: ["ignore", "pipe", "inherit"],
  shell: process.platform === "win32",
});
let demo: ChildProcess | undefined;
let isEnding = false;

compiler.on("exit", (code) => void end(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void end(0));

for await (const line of createInterface({ input: compiler.stdout })) {
  if (isEnding) break;
  if (line.trim() !== "") print(paint("dim", line));
  if (line.includes("Found 0 errors")) await retell();
}

async function retell(): Promise<void> {
  await ended(demo);
  if (isEnding) return;
  demo = spawn(process.execPath, [MAIN, ...process.argv.slice(2)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/** Waits for both, so that no line comes after the end. */
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  await Promise.all([ended(demo), ended(compiler)]);
  process.exit(code);
}

async function ended(child: ChildProcess | undefined): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

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

compiler.on("exit", (code) => end(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => end(0));

for await (const line of createInterface({ input: compiler.stdout })) {
  if (line.trim() !== "") print(paint("dim", line));
  if (line.includes("Found 0 errors")) await retell();
}

async function retell(): Promise<void> {
  if (demo?.exitCode === null && demo.kill()) await once(demo, "exit");
  demo = spawn(process.execPath, [MAIN, ...process.argv.slice(2)], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

function end(code: number): void {
  demo?.kill();
  compiler.kill();
  process.exit(code);
}

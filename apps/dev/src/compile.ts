import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleChanged } from "./bundle-changed.ts";
import { readCompilerLine } from "./compiler.ts";
import { inLines } from "./in-lines.ts";

// The compiler prints on stdout; whoever watches over it reads stderr, and hears of a round when it is bundled too.
const { resolve } = createRequire(import.meta.url);
const tsc = join(dirname(resolve("typescript/package.json")), "bin/tsc");
const args = [tsc, "--build", "--watch", "--preserveWatchOutput", "--pretty", "false"];
const packages = fileURLToPath(new URL("../../../packages", import.meta.url));

let told: Promise<void> = Promise.resolve();

const compiler = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
compiler.stdout.setEncoding("utf8").on(
  "data",
  inLines((line) => {
    told = told.then(() => tell(line));
  }),
);
compiler.on("exit", (code) => {
  process.exitCode = code ?? 1;
});

async function tell(line: string): Promise<void> {
  if (readCompilerLine(line).kind === "round") {
    for (const fault of await bundleChanged(packages)) console.error(fault);
  }
  console.error(line);
}

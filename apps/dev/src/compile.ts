import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

// The compiler prints on stdout; whoever watches over it reads stderr.
const { resolve } = createRequire(import.meta.url);
const tsc = join(dirname(resolve("typescript/package.json")), "bin/tsc");
const args = [tsc, "--build", "--watch", "--preserveWatchOutput", "--pretty", "false"];

spawn(process.execPath, args, { stdio: ["ignore", 2, 2] }).on("exit", (code) => {
  process.exitCode = code ?? 1;
});

import { type Browser, chromium } from "playwright-core";
import { debianProgram } from "../scripts/debian-program.ts";

/** Starts Chromium without a window; every name under `.test` leads to this machine. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: debianProgram("chromium"),
    // Root has no sandbox.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ["--host-resolver-rules=MAP *.test 127.0.0.1"],
  });
}

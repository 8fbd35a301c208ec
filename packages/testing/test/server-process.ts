import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { CommandTarget } from "@mcp-actors/client";

/** A fixture to start as a server process, on our sources. */
export function serverProcess(name: string, ...args: readonly string[]): CommandTarget {
  const script = fileURLToPath(new URL(`fixtures/${name}.ts`, import.meta.url));
  return {
    command: process.execPath,
    args: ["--conditions=@mcp-actors/source", script, ...args],
  };
}

/** Whether a process runs; one that is dead and has yet to be buried does not. */
export function lives(pid: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return stdout.trim() !== "" && !stdout.startsWith("Z");
}

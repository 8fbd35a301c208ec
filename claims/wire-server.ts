import { fileURLToPath } from "node:url";
import type { Command } from "./side.ts";

/** A server of `wire/`: a script that writes what it writes, whatever faces it. */
export function wireServer(name: string): Command {
  return { command: process.execPath, args: [wireFile(name)] };
}

/** The path of a script of `wire/`. */
export function wireFile(name: string): string {
  return fileURLToPath(new URL(`wire/${name}.mjs`, import.meta.url));
}

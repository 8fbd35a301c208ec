import { existsSync, mkdirSync } from "node:fs";
import module from "node:module";
import { homedir } from "node:os";
import { join } from "node:path";

/**
 * Keeps what is compiled from now on for the next run, in `mcp-actors` of the person's own folder for caches.
 *
 * Nobody else may look into that: constants of modules that are served are in it. Where it cannot be written, and
 * on Node before 22.8, each run compiles anew.
 */
export function cacheCompiled(): void {
  const enable: unknown = Reflect.get(module, "enableCompileCache");
  if (typeof enable !== "function") return;
  try {
    const caches = process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
    const folder = join(caches, "mcp-actors");
    // One by one: where a folder can be in no other, as in `/proc`, Node tries for ever to make both at once.
    for (const path of [caches, folder]) if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
    enable(folder);
  } catch {
    // A run without it is slower, and otherwise the same.
  }
}

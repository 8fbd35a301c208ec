import { existsSync, mkdirSync, statSync } from "node:fs";
import module from "node:module";
import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/**
 * Keeps what is compiled from now on for the next run, in `mcp-actors` of the person's own folder for caches.
 *
 * Nobody else may look into that: constants of modules that are served are in it, and what is found there is run.
 * Where it cannot be written or others can reach it, and on Node before 22.8, each run compiles anew. What Node
 * was told of its cache goes before.
 */
export function cacheCompiled(): void {
  const enable: unknown = Reflect.get(module, "enableCompileCache");
  if (typeof enable !== "function" || isSettled()) return;
  try {
    const caches = cachesOf(process.env["XDG_CACHE_HOME"]);
    // What is found in whatever folder one works in is nobody's own.
    if (!isAbsolute(caches)) return;
    const folder = join(caches, "mcp-actors");
    // One by one: where a folder can be in no other, as in `/proc`, Node tries for ever to make both at once.
    for (const path of [caches, folder]) if (!existsSync(path)) mkdirSync(path, { mode: 0o700 });
    if (isOursAlone(folder)) enable(folder);
  } catch {
    // A run without it is slower, and otherwise the same.
  }
}

/** Whether the person told Node itself what to keep, and where. */
function isSettled(): boolean {
  const { NODE_COMPILE_CACHE: place, NODE_DISABLE_COMPILE_CACHE: disabled } = process.env;
  return Boolean(place) || Boolean(disabled);
}

/** A relative path there counts for nothing. XDG Base Directory Specification */
function cachesOf(given: string | undefined): string {
  return given !== undefined && isAbsolute(given) ? given : join(homedir(), ".cache");
}

/** Windows has neither owners nor modes that say so; there it is in the person's own folder. */
function isOursAlone(folder: string): boolean {
  if (process.getuid === undefined) return true;
  const { uid, mode } = statSync(folder);
  return uid === process.getuid() && (mode & 0o077) === 0;
}

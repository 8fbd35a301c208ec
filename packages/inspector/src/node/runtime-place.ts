import { lstatSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a place depends on. */
export interface RuntimePlaceOptions {
  readonly env?: NodeJS.ProcessEnv | undefined;
}

/**
 * The file in which the processes of one user find their hub: in `XDG_RUNTIME_DIR`, or else in a folder of the
 * user's own where temporary files are.
 *
 * Throws where that folder is somebody else's, or others may write there.
 */
export function runtimePlace({ env = process.env }: RuntimePlaceOptions = {}): string {
  const { XDG_RUNTIME_DIR: runtime } = env;
  const user = process.getuid?.() ?? "user";
  const isGiven = runtime !== undefined && runtime !== "";
  const folder = isGiven ? join(runtime, "mcp-actors") : join(tmpdir(), `mcp-actors-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkOwn(folder);
  return join(folder, "inspector.json");
}

function checkOwn(folder: string): void {
  const facts = lstatSync(folder);
  // Windows has neither owners nor modes in this sense; its folders of the user are the user's.
  if (process.getuid === undefined) return;
  if (!facts.isDirectory() || facts.uid !== process.getuid() || (facts.mode & 0o077) !== 0) {
    throw new Error(`Folder ${folder} is not this user's alone`);
  }
}

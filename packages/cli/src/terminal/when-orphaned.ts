import { fstatSync } from "node:fs";
import { watchParent } from "@mcp-actors/transport/stdio";

/** Who hears what of a process that lost whoever started it. */
export interface OrphanOptions {
  readonly tell: (text: string) => void;
  /** Nobody is left to want anything of it. */
  readonly stop: () => void;
}

/**
 * Stops a process that nobody can end or hear any more, for whoever started it was killed.
 *
 * What goes on in the background on purpose writes to a file, or is read by somebody. Does not hold the process.
 */
export function whenOrphaned(
  { env, stdout, stderr }: NodeJS.Process,
  { tell, stop }: OrphanOptions,
): void {
  watchParent(() => {
    // As far as whoever runs `npx` or `pnpm exec` knows, it ended with that.
    if (env["npm_command"] === "exec") {
      stop();
      return;
    }
    stderr.on("error", stop);
    // A socket tells that nobody is at its other end even of nothing, a pipe only of a word.
    stdout.write("");
    if (isPipe(stderr.fd)) tell("Whoever started this is gone: it goes on while this is read");
  });
}

function isPipe(fd: number): boolean {
  try {
    const stats = fstatSync(fd);
    return stats.isFIFO() || stats.isSocket();
  } catch {
    return false;
  }
}

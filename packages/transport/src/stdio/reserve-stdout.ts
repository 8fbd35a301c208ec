import { Writable } from "node:stream";

/** The standard output of this process, kept for messages. */
export interface ReservedStdout {
  /** Writes to stdout what nothing else may; ending it leaves stdout open. */
  readonly output: Writable;
  /** Lets everything write to stdout again. */
  release(): void;
}

/**
 * Keeps stdout for messages: what else is written to it, by `console.log` or directly, goes to stderr.
 *
 * A write straight to file descriptor 1 is beyond its reach.
 */
export function reserveStdout({ stdout, stderr }: StandardStreams = process): ReservedStdout {
  const write = stdout.write;
  const redirected = stderr.write.bind(stderr);
  const output = new Writable({
    decodeStrings: false,
    write: (chunk: string | Uint8Array, encoding, done) => {
      write.call(stdout, chunk, encoding, done);
    },
  });
  const fail = (cause: Error) => output.destroy(cause);
  stdout.on("error", fail);
  stdout.write = redirected;
  return {
    output,
    release: () => {
      // Somebody may have put their own in its place meanwhile.
      if (stdout.write === redirected) stdout.write = write;
      stdout.off("error", fail);
    },
  };
}

interface StandardStreams {
  readonly stdout: Writable;
  readonly stderr: Writable;
}

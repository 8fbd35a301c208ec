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
  const write = stdout.write.bind(stdout);
  const output = new Writable({
    decodeStrings: false,
    write: (chunk: string | Uint8Array, encoding, done) => {
      write(chunk, encoding, done);
    },
  });
  const fail = (cause: Error) => output.destroy(cause);
  stdout.on("error", fail);
  const restore = replaceWrite(stdout, stderr.write.bind(stderr));
  return {
    output,
    release: () => {
      restore();
      stdout.off("error", fail);
    },
  };
}

interface StandardStreams {
  readonly stdout: Writable;
  readonly stderr: Writable;
}

function replaceWrite(stream: Writable, write: Writable["write"]): () => void {
  const before = Object.getOwnPropertyDescriptor(stream, "write");
  stream.write = write;
  return () => {
    // Somebody may have put their own in its place meanwhile.
    if (Object.getOwnPropertyDescriptor(stream, "write")?.value !== write) return;
    if (before === undefined) Reflect.deleteProperty(stream, "write");
    else Object.defineProperty(stream, "write", before);
  };
}

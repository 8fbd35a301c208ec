import { Writable } from "node:stream";

/** The standard output of this process, kept for messages. */
export interface ReservedStdout {
  /** Writes to stdout what nothing else may; ending it leaves stdout open. */
  readonly output: Writable;
  /** Lets everything write to stdout again. */
  release(): void;
}

/**
 * Keeps stdout for messages: what else is written to it, by `console.log` or directly, goes to stderr, and
 * whoever else ends it does not. What cannot be written to stderr is lost, and nothing else.
 *
 * A write straight to file descriptor 1 is beyond its reach.
 */
export function reserveStdout({ stdout, stderr }: StandardStreams = process): ReservedStdout {
  const write = stdout.write.bind(stdout);
  const ends = new Writable({ final: (done) => void write("", done) });
  // Straight to stdout, which has a queue: a second before it would cost each message as much again.
  const output = Object.assign(ends, { write });
  const fail = (cause: Error) => output.destroy(cause);
  stdout.on("error", fail);
  // A log that is full, or that nobody reads, is no reason to end what speaks elsewhere.
  stderr.on("error", ignore);
  const restore = [
    replace(stdout, "write", stderr.write.bind(stderr)),
    replace(stdout, "end", endInto(stderr, stdout)),
  ];
  return {
    output,
    release: () => {
      for (const one of restore) one();
      stdout.off("error", fail);
      stderr.off("error", ignore);
    },
  };
}

function ignore(): void {}

interface StandardStreams {
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/** An `end` that hands its last words to another stream, and ends nothing; whoever calls it hears that it did. */
function endInto(other: Writable, stream: Writable): Writable["end"] {
  return (words?: unknown, encoding?: unknown, done?: unknown) => {
    const told = () => {
      stream.emit("finish");
      [words, encoding, done].find(isCallback)?.();
    };
    if (typeof words === "string") other.write(words, encodingOf(encoding), told);
    else if (words instanceof Uint8Array) other.write(words, told);
    else process.nextTick(told);
    return stream;
  };
}

function isCallback(value: unknown): value is () => void {
  return typeof value === "function";
}

function encodingOf(value: unknown): BufferEncoding {
  return typeof value === "string" && Buffer.isEncoding(value) ? value : "utf8";
}

function replace<Name extends "write" | "end">(
  stream: Writable,
  name: Name,
  method: Writable[Name],
): () => void {
  const before = Object.getOwnPropertyDescriptor(stream, name);
  Reflect.set(stream, name, method);
  return () => {
    // Somebody may have put their own in its place meanwhile.
    if (Object.getOwnPropertyDescriptor(stream, name)?.value !== method) return;
    if (before === undefined) Reflect.deleteProperty(stream, name);
    else Object.defineProperty(stream, name, before);
  };
}

import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { timerDelay } from "../timer-delay.ts";

/** How long the streams of a wire have for an orderly end. */
export interface CloseGraces {
  /** How long written bytes may take to leave, in ms. */
  readonly flushGrace: number;
  /** How long the peer's own end is awaited after that, in ms. */
  readonly endGrace: number;
}

/** Most that a destroyed stream takes to say so, in ms. */
const DESTROY_GRACE = 1000;

/**
 * Closes the streams of a channel in order, the output of which was ended, and settles when both are closed.
 *
 * What was written leaves first; then the peer's end is awaited, reading on and
 * dropping what comes, because a kernel answers unread bytes with a reset that
 * can cost the peer the end of what it was sent. Never rejects.
 */
export async function closeStreams(
  input: Readable,
  output: Writable,
  graces: CloseGraces,
): Promise<void> {
  input.resume();
  await settled(finished(output, { ...within(graces.flushGrace), readable: false }));
  // A peer that did not take what was sent has nothing more to lose.
  if (output.writableFinished) {
    await settled(finished(input, { ...within(graces.endGrace), writable: false }));
  }
  for (const stream of [output, input]) stream.destroy();
  await Promise.all([whenClosed(input), whenClosed(output)]);
}

function within(grace: number) {
  return { cleanup: true, signal: AbortSignal.timeout(timerDelay(grace)) };
}

async function whenClosed(stream: Readable | Writable): Promise<void> {
  if (stream.closed) return;
  await settled(once(stream, "close", { signal: AbortSignal.timeout(DESTROY_GRACE) }));
}

/** A failure here is one more way to be closed. */
async function settled(promise: Promise<unknown>): Promise<void> {
  await promise.catch(() => {});
}
